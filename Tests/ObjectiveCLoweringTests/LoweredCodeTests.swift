import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@testable import LoweredSwift5
@testable import LoweredSwift6

/// What the lowered files do when they run on headless UIKit.
@MainActor struct LoweredCodeTests {
  private final class Receiver: NSObject, @preconcurrency FormDelegate, UITextFieldDelegate {
    var texts: [String] = []
    func form(_ form: FormController, didEnter text: String) { texts.append(text) }
    func textFieldDidEndEditing(_ textField: UITextField) { texts.append("end") }
  }

  @Test func actionsOfControlsItemsAndGesturesCallMethods() throws {
    let form = Special()
    let receiver = Receiver()
    form.delegate = receiver
    let app = HeadlessApp(root: UINavigationController(rootViewController: form))
    let button = try #require(form.view.subviews.compactMap { $0 as? UIButton }.first)
    button.frame = CGRect(x: 50, y: 200, width: 60, height: 60)
    try app.tap(button)
    try app.tap(try #require(form.navigationItem.rightBarButtonItem))
    try app.tap(try #require(form.navigationItem.leftBarButtonItem))
    try app.tap(form.view)
    try app.make(form.pan)
    #expect(
      form.messages == [
        "listed", "hook", "touched", "save", "touched", "done true", "no title", "tapped 3", "pan", "pan",
      ])
    #expect(receiver.texts == [""])
  }

  @Test func notificationsCallMethodsUntilTheObserverIsRemoved() {
    let form = FormController()
    form.loadViewIfNeeded()
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: nil)
    NotificationCenter.default.removeObserver(form)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: nil)
    #expect(form.messages.filter { $0.hasPrefix("changed") } == ["changed UITextFieldTextDidChangeNotification"])
  }

  @Test func movedMembersOverrideAndReportTheirPlaces() throws {
    let special = Special()
    _ = HeadlessApp(root: special)
    #expect(special.log2 == ["special", "title", "viewWillAppear(_:) 14 Special.swift"])
    #expect(special.prefersStatusBarHidden)
  }

  @Test func optionalMethodsAreCalled() {
    let proxy = ProxyDelegate()
    let receiver = Receiver()
    var ends: [String] = []
    proxy.inner = receiver
    proxy.onEnd = { ends.append($0) }
    proxy.textFieldDidEndEditing(UITextField())
    proxy.inner = nil
    proxy.textFieldDidEndEditing(UITextField())
    #expect(receiver.texts == ["end"])
    #expect(ends == ["", "", "", ""])
  }

  @Test func timersCallMethodsOfObjectsThatAreNoViews() {
    let ticker = Ticker()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(ticker.ticks == 1)
  }

  @Test func selectorsOfGenericClassesAndPrivateMethods() throws {
    let menu = Menu(items: [1, 2])
    menu.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let app = HeadlessApp(root: UIViewController())
    app.window.rootViewController?.view.addSubview(menu)
    try app.tap(menu)
    #expect(menu.count == 2)
    #expect(menu.canPerformAction(Selector("open"), withSender: nil))
    #expect(!menu.canPerformAction(Selector("close"), withSender: nil))
  }

  @Test func keyboardMovesContent() {
    let scroll = UIScrollView()
    let avoider = KeyboardAvoider(scrollView: scroll)
    var changes: [Bool] = []
    avoider.onChange = { changes.append($0) }
    let app = HeadlessApp(root: UIViewController())
    app.showKeyboard(height: 300)
    #expect(scroll.contentInset.bottom == 300)
    app.hideKeyboard()
    #expect(scroll.contentInset.bottom == 0)
    avoider.stop()
    app.showKeyboard()
    #expect(changes == [true, false])
  }

  private final class Picky: NSObject, UITabBarControllerDelegate {
    var allowsSelection = false
    func tabBarController(_ controller: UITabBarController, shouldSelect child: UIViewController) -> Bool {
      allowsSelection
    }
  }

  @Test func customTabBarAsksItsDelegate() throws {
    let bar = CustomTabBarController()
    let delegate = Picky()
    bar.delegate = delegate
    bar.viewControllers = [UIViewController(), UIViewController()]
    bar.loadViewIfNeeded()
    bar.buttons[1].sendActions(for: .touchUpInside)
    #expect(bar.selectedIndex == 0)
    delegate.allowsSelection = true
    bar.buttons[1].sendActions(for: .touchUpInside)
    #expect(bar.selectedIndex == 1)
    #expect(bar.buttons.map(\.isSelected) == [false, true])
    #expect(bar.buttons[1].accessibilityTraits == [.button, .selected])
    #expect(bar.buttons[0].allTargets == [bar])
  }

  @Test func drawerFollowsItsGestureAndTimer() throws {
    let drawer = BottomDrawer()
    let app = HeadlessApp(root: drawer)
    try app.make(drawer.panGestureRecognizer)
    #expect(drawer.position == .open)
    #expect(drawer.prefersStatusBarHidden)
    drawer.closeLater()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(drawer.position == .closed)
    (drawer as Drawer).reset()
    #expect(drawer.resets == 1)
    drawer.update()
    #expect(drawer.title == "@objc isEditing")
  }

  @Test func responderChainFindsTheTarget() throws {
    let stopwatch = Stopwatch()
    let container = LapContainer(rootViewController: stopwatch)
    let app = HeadlessApp(root: container)
    let log = PauseLog()
    let button = try #require(stopwatch.startButton)
    try app.tap(button)
    try app.tap(try #require(stopwatch.navigationItem.rightBarButtonItem))
    NotificationCenter.default.post(name: .init("pause"), object: stopwatch)
    NotificationCenter.default.post(name: .init("pause"), object: nil)
    #expect(container.laps == 1)
    #expect(stopwatch.events == ["start", "reset true true", "pause true"])
    #expect(log.names == ["pause", "pause"])
    #expect(stopwatch.canPerformAction(Selector("copy:"), withSender: nil))
  }
}
