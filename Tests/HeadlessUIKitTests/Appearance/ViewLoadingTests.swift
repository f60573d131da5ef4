import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// How a controller comes by its view.
@MainActor struct ViewLoadingTests {
  @Test("A-03: Loading a view from a nib raises an exception")
  func nibs() {
    let controller = UIViewController(nibName: "Detail", bundle: nil)
    let raised = exceptions { controller.loadViewIfNeeded() }
    #expect(raised.map(\.name.rawValue) == ["NSInternalInconsistencyException"])
    #expect(raised.first?.reason.hasSuffix("'Detail'") == true)
  }

  @Test("A-01: The first to ask for the view has it made, once")
  func loadingOnce() {
    let stage = Stage()
    var view: UIView?
    #expect(stage.lines { view = stage.child.view } == ["c.loadView", "c.viewDidLoad"])
    let again = stage.lines {
      stage.child.loadViewIfNeeded()
      #expect(stage.child.view === view)
    }
    #expect(again == [])
    #expect(stage.lines { stage.other.loadViewIfNeeded() } == ["d.loadView", "d.viewDidLoad"])
  }

  @Test("A-01: A view that is set from outside is not loaded")
  func settingTheView() {
    let stage = Stage()
    #expect(stage.lines { stage.child.view = UILabel() } == [])
    #expect(stage.child.view is UILabel)
  }

  @Test("A-02: Asking whether there is a view makes none")
  func askingDoesNotLoad() {
    let controller = UIViewController()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    #expect(!controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded && controller.viewIfLoaded === controller.view)
  }

  @Test("A-03: Without a custom loadView the view is plain and as large as the screen")
  func plainView() {
    let controller = UIViewController()
    #expect(type(of: controller.view!) == UIView.self)
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(controller.view.next === controller)
  }

  @Test("A-03: A custom loadView makes the view")
  func ownView() {
    final class Controller: UIViewController {
      let made = UILabel()
      override func loadView() { view = made }
    }
    let controller = Controller()
    #expect(controller.view === controller.made)
    #expect(controller.made.next === controller)
  }

  @Test("A-04: When the view has been loaded it is in no window yet")
  func noWindowYet() {
    let stage = Stage()
    let root = stage.controller("p")
    root.on(.load) { #expect($0.isViewLoaded && $0.view.window == nil && $0.view.superview == nil) }
    stage.showAndFlush(root)
    #expect(root.view.window === stage.window)
  }

  @Test("A controller's views and controller are released together")
  func noCycles() {
    weak var released: UIViewController?
    do {
      let controller = RecordingController()
      controller.view.addSubview(UIView())
      _ = controller.presentationController
      released = controller
    }
    #expect(released == nil)
  }

  @Test("Setting the title sets the titles of the bar items, but not the reverse")
  func titles() {
    let controller = UIViewController()
    controller.title = "Dash"
    #expect(controller.navigationItem.title == "Dash")
    #expect(controller.tabBarItem.title == "Dash")
    controller.navigationItem.title = "Other"
    #expect(controller.title == "Dash")
  }

  @Test("Layout calls the controller before and after")
  func layoutCallbacks() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func viewWillLayoutSubviews() { log.append("will") }
      override func viewDidLayoutSubviews() { log.append("did") }
    }
    let controller = Controller()
    controller.view.layoutIfNeeded()
    controller.view.layoutIfNeeded()
    #expect(controller.log == ["will", "did"])
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(controller.log.count == 4)
  }
}
