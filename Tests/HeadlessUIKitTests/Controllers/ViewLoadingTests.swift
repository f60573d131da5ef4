import HeadlessUIKit
import Testing

@MainActor @Suite struct ViewLoadingTests {
  @Test("The first to ask for the view has it made, once")
  func loadingOnce() {
    let controller = RecordingController()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(controller.view === view && controller.viewIfLoaded === view)
    controller.loadViewIfNeeded()
    #expect(controller.log == ["viewDidLoad"])
  }

  @Test("An author's loadView makes the view")
  func ownView() {
    final class Controller: UIViewController {
      let made = UILabel()
      override func loadView() { view = made }
    }
    let controller = Controller()
    #expect(controller.view === controller.made)
    #expect(controller.made.next === controller)
  }

  @Test("A view has one controller")
  func oneControllerPerView() {
    let first = UIViewController()
    let second = UIViewController()
    let raised = exceptions { second.view = first.view }
    #expect(raised.map(\.name) == [UIViewController.hierarchyInconsistencyException])
    #expect(!second.isViewLoaded)
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

  @Test("Layout asks the controller before and after")
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
