import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct HeadlessAppTests {
  @Test("The root is shown, and the log has heard it all")
  func showing() {
    let root = Screen()
    let app = HeadlessApp(root: root)
    #expect(app.window.isKeyWindow && root.view.window === app.window)
    #expect(
      app.log.take() == [
        "screen.loadView", "screen.viewDidLoad", "screen.willAppear", "screen.isAppearing", "screen.didAppear",
      ])
  }

  @Test("A flush runs deferred work")
  func flushing() {
    let app = HeadlessApp(root: Screen(), flushing: false)
    #expect(app.log.take().last == "screen.isAppearing")
    app.flush()
    #expect(app.log.take() == ["screen.didAppear"])
  }

  @Test("The log of an app does not begin with the end of another")
  func leftovers() {
    let before = HeadlessApp(root: Screen(), flushing: false)
    let app = HeadlessApp(root: UIViewController())
    #expect(before.log.lines.contains("screen.didAppear"))
    #expect(!app.log.lines.contains("screen.didAppear"))
  }

  @Test("Closing removes and releases the root and presented controllers")
  func closing() {
    weak var root: UIViewController?
    weak var sheet: UIViewController?
    let app = HeadlessApp(root: UINavigationController(rootViewController: Screen()))
    app.window.rootViewController?.present(Screen(), animated: true)
    app.flush()
    root = app.window.rootViewController
    sheet = root?.presentedViewController
    #expect(root != nil && sheet != nil)
    _ = app.log.take()
    app.close()
    #expect(root == nil && sheet == nil && app.window.subviews.isEmpty)
    #expect(app.log.lines.contains("screen.didDisappear") && app.log.lines.contains("screen2.didDisappear"))
  }
}
