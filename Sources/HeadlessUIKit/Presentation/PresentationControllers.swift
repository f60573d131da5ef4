/// The presentation controllers of a controller, made on first access.
@MainActor final class PresentationControllers {
  private unowned let controller: UIViewController
  private lazy var plainController = UIPresentationController(presentedViewController: controller, presenting: nil)
  private lazy var popoverController = UIPopoverPresentationController(
    presentedViewController: controller,
    presenting: nil
  )
  private lazy var sheetController = UISheetPresentationController(presentedViewController: controller, presenting: nil)

  private var customController: UIPresentationController?

  init(of controller: UIViewController) {
    self.controller = controller
  }

  var popover: UIPopoverPresentationController? {
    controller.modalPresentationStyle == .popover ? popoverController : nil
  }

  var sheet: UISheetPresentationController? {
    switch controller.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: sheetController
    default: nil
    }
  }

  var current: UIPresentationController { current(presenting: nil, source: controller) }

  /// The controller for a presentation, which the app is asked for if the style is `.custom`.
  func current(presenting: UIViewController?, source: UIViewController) -> UIPresentationController {
    if controller.modalPresentationStyle == .custom, customController == nil {
      customController = controller.transitioningDelegate?.presentationController(
        forPresented: controller, presenting: presenting, source: source)
    }
    return popover ?? sheet ?? customController ?? plainController
  }

  // MARK: The container

  /// The view that the presentation takes place in; nil if the presented view is in the window itself.
  private(set) var container: PresentationContainerView?

  /// Adds a container to a window; none without one.
  func makeContainer(in window: UIWindow?) -> PresentationContainerView? {
    guard let window else { return nil }
    let made = PresentationContainerView(of: current, frame: window.bounds)
    container = made
    window.addSubview(made)
    return made
  }

  /// Ends the presentation. The app is asked again at the next one.
  func end() {
    container?.removeFromSuperview()
    container = nil
    customController = nil
  }
}
