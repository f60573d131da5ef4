import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite struct TapTests {
  private let button = UIButton(type: .system)

  init() {
    button.setTitle("Save", for: .normal)
  }

  @Test("A tap sends what UIKit sends, and then all is done that follows")
  func tapping() throws {
    var events: [String] = []
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.primaryActionTriggered, "primary"),
    ] {
      button.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    let app = HeadlessApp(root: Screen(button))
    button.addAction(
      UIAction { _ in app.window.rootViewController?.present(UIViewController(), animated: true) }, for: .touchUpInside)
    try app.tap(button)
    #expect(events == ["down", "up", "primary"])
    #expect(app.log.lines.last == "viewController.didAppear")
  }

  @Test("A tap may leave for later what follows")
  func leaving() throws {
    let app = HeadlessApp(root: Screen(button))
    button.addAction(
      UIAction { _ in app.window.rootViewController?.present(UIViewController(), animated: true) }, for: .touchUpInside)
    try app.tap(button, flushing: false)
    #expect(app.log.lines.last == "viewController.isAppearing")
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
}
