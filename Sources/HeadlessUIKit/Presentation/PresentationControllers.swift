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

  var current: UIPresentationController {
    popover ?? sheet ?? custom ?? plainController
  }

  /// The presentation controller that the app has for the style `.custom`.
  private var custom: UIPresentationController? {
    guard controller.modalPresentationStyle == .custom else { return nil }
    return customController ?? askForCustom(presenting: nil, source: controller)
  }

  /// Asks the app for its presentation controller, unless there is one already.
  @discardableResult
  func askForCustom(presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
    guard controller.modalPresentationStyle == .custom else { return nil }
    if customController == nil {
      customController = controller.transitioningDelegate?.presentationController(
        forPresented: controller, presenting: presenting, source: source)
    }
    return customController
  }

  /// Has the app asked again at the next presentation.
  func end() {
    current.ownContainer?.removeFromSuperview()
    current.ownContainer = nil
    customController = nil
  }
}
