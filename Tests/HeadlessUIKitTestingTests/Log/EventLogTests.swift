import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct EventLogTests {
  private final class Detail: UIViewController {}

  @Test("Controllers have the name of their class, with a number for the second, or a name of the test")
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

  @Test("Layout events are omitted by default")
  func layout() {
    let app = HeadlessApp(root: Detail(), flushing: false)
    #expect(!app.log.lines.contains("detail.didLayout"))
    app.log.omitted = []
    app.window.rootViewController?.view.setNeedsLayout()
    app.flush()
    #expect(app.log.lines.contains("detail.willLayout") && app.log.lines.contains("detail.didLayout"))
  }

  @Test("A log can contain notes, and records nothing after it is released")
  func lifetime() {
    var log: EventLog? = EventLog()
    log?.note("here")
    #expect(log?.take() == ["here"])
    weak let gone = log
    log = nil
    #expect(gone == nil)
  }

  /// A class with the name that scenec generates for the scene `dash`.
  private final class DashSceneController: Dash {}
  private class Dash: UIViewController {}

  @Test("A controller of a scene is called by its id, with the class that the app names")
  func ids() {
    let (dash, plain) = (DashSceneController(), UIViewController())
    plain._sceneIdentifier = "folder"
    #expect(String(describingForTest: dash) == "dash (Dash)")
    #expect(String(describingForTest: plain) == "folder (UIViewController)")
    let log = EventLog()
    for controller in [dash, plain] { controller.loadViewIfNeeded() }
    #expect(log.take().filter { $0.hasSuffix("viewDidLoad") } == ["dash.viewDidLoad", "folder.viewDidLoad"])
  }

  @Test("The log can be shown as a sequence diagram")
  func sequenceDiagram() {
    let app = HeadlessApp(root: Detail())
    _ = app.log.take()
    app.log.note("tap; #1")
    app.window.rootViewController?.present(UITabBarController(), animated: true)
    app.flush()
    app.topViewController?.dismiss(animated: true)
    #expect(
      app.log.sequenceDiagram == """
        sequenceDiagram
          participant p0 as UIKit
          participant p1 as detail
          participant p2 as tabBarController
          Note over p0: tap#59; #35;1
          p1->>p2: present
          p0->>p2: loadView
          p0->>p2: viewDidLoad
          p0->>p2: willAppear
          p0->>p2: isAppearing
          p0->>p2: didAppear
          p2->>p0: dismiss
          p0->>p2: willDisappear
        """)
  }
}
