import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct EventLogTests {
  private final class Detail: UIViewController {}

  @Test("Controllers are called after their class, the second with a number, or as the test says")
  func names() {
    let log = EventLog()
    let (one, two, three) = (Detail(), Detail(), UITabBarController())
    log.name(two, "other")
    for controller in [one, Detail(), two, three] { controller.loadViewIfNeeded() }
    #expect(
      log.take().filter { $0.hasSuffix("viewDidLoad") } == [
        "detail.viewDidLoad", "detail2.viewDidLoad", "other.viewDidLoad", "tabBarController.viewDidLoad",
      ])
    #expect(log.lines.isEmpty)
  }

  @Test("Layout is left out unless it is asked for")
  func layout() {
    let app = HeadlessApp(root: Detail(), flushing: false)
    #expect(!app.log.lines.contains("detail.didLayout"))
    app.log.omitted = []
    app.window.rootViewController?.view.setNeedsLayout()
    app.flush()
    #expect(app.log.lines.contains("detail.willLayout") && app.log.lines.contains("detail.didLayout"))
  }

  @Test("A log has lines of the test's own, and hears nothing once nobody holds it")
  func lifetime() {
    var log: EventLog? = EventLog()
    log?.note("here")
    #expect(log?.take() == ["here"])
    weak let gone = log
    log = nil
    #expect(gone == nil)
  }
}
