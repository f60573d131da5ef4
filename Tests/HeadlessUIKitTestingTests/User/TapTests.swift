import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct TapTests {
  private let button = UIButton(type: .system)

  init() {
    button.setTitle("Save", for: .normal)
  }

  @Test("A tap sends UIKit's events")
  func events() throws {
    var events: [String] = []
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.primaryActionTriggered, "primary"),
    ] {
      button.addAction(UIAction { events.append("\(name) \($0.sender as? UIButton === button)") }, for: event)
    }
    try HeadlessApp(root: Screen(button)).tap(button)
    #expect(events == ["down true", "up true", "primary true"])
  }

  @Test("A plain control has no primary action")
  func plainControl() throws {
    var events: [String] = []
    let control = UIControl()
    control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    control.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    try HeadlessApp(root: Screen(control)).tap(control)
    #expect(events == ["up"])
  }

  @Test("A tap flushes unless the test defers it", arguments: [true, false])
  func flushing(isFlushing: Bool) throws {
    let app = HeadlessApp(root: Screen(button))
    button.addAction(
      UIAction { _ in app.window.rootViewController?.present(UIViewController(), animated: true) }, for: .touchUpInside)
    try app.tap(button, flushing: isFlushing)
    #expect(app.log.lines.last == (isFlushing ? "viewController.didAppear" : "viewController.isAppearing"))
  }

  @Test("A button is found by its title, its identifier and its label")
  func names() throws {
    button.accessibilityIdentifier = "save"
    button.accessibilityLabel = "Save the draft"
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let app = HeadlessApp(root: Screen(button))
    for name in ["Save", "save", "Save the draft"] { try app.tap(name) }
    #expect(count == 3)
  }

  @Test("The error for an unknown name lists the existing names")
  func unknownName() {
    let app = HeadlessApp(root: Screen(button))
    #expect(
      refusal { try app.tap("Send") }
        == "'Send' cannot be tapped: nothing on the screen has that name; there is 'Save'.")
    #expect(
      refusal { try HeadlessApp(root: Screen()).tap("Send") }
        == "'Send' cannot be tapped: nothing on the screen has that name.")
  }

  @Test("Of two buttons of a name the user means the one in reach; two in reach are one too many")
  func sameNames() throws {
    var tapped: [String] = []
    let other = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in tapped.append("other") })
    button.addAction(UIAction { _ in tapped.append("first") }, for: .touchUpInside)
    button.isHidden = true
    let app = HeadlessApp(root: Screen(button, other))
    try app.tap("Save")
    button.isHidden = false
    #expect(
      refusal { try app.tap("Save") }
        == "'Save' cannot be tapped: there are 2: the button 'Save' in screen (Screen); "
        + "the button 'Save' in screen (Screen). Pass `in:` to choose one, or the element itself.")
    other.isHidden = true
    button.isEnabled = false
    #expect(refusal { try app.tap("Save") } == "The button 'Save' cannot be tapped: it is disabled.")
    #expect(tapped == ["other"])
  }
}
