import HeadlessUIKit
import HeadlessUIKitTesting

/// A window, three controllers for it and a log of what they are told.
@MainActor final class Stage {
  let window = UIWindow()
  let parent = PlainController()
  let child = PlainController()
  let other = PlainController()
  let log: EventLog

  init() {
    // What other tests have left to do is not for this log.
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

  /// Shows a controller and forgets what was told about that.
  func showAndFlush(_ controller: UIViewController) {
    show(controller)
    Transactions.flush()
    _ = log.take()
  }
}

/// A controller that does what its test says when its view is loaded.
final class PlainController: UIViewController {
  var onLoad: (UIViewController) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    let hook = onLoad
    // What is done mentions the stage, which holds this controller: as a cycle, its log would hear all later tests.
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
