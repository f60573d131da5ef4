import HeadlessUIKit
import HeadlessUIKitTesting

/// A window, three controllers for it and a log of their events.
@MainActor final class Stage {
  let window = UIWindow()
  let parent = PlainController()
  let child = PlainController()
  let other = PlainController()
  let log: EventLog

  init() {
    // Runs the deferred work of other tests, so that it is not in this log.
    Transactions.flush()
    log = EventLog()
    log.name(parent, "p")
    log.name(child, "c")
    log.name(other, "d")
  }

  /// Makes a controller the root of the visible window.
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Shows a controller and clears the log.
  func showAndFlush(_ controller: UIViewController) {
    show(controller)
    Transactions.flush()
    _ = log.take()
  }
}

/// A controller that runs code of the test when its view is loaded.
final class PlainController: UIViewController {
  var onLoad: (UIViewController) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    let hook = onLoad
    // The closure refers to the stage, which retains this controller. In a cycle, its log would record all later tests.
    onLoad = { _ in }
    hook(self)
  }
}

extension UIViewController {
  /// Adds a child in the documented four steps.
  func addInFourSteps(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.view.frame = view.bounds
    child.didMove(toParent: self)
  }

  /// Leaves the parent in the documented steps.
  func removeInFourSteps() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
