/// The presentation controllers of a controller, made on first access.
@MainActor final class PresentationControllers {
  private unowned let controller: UIViewController
  private lazy var plainController = UIPresentationController(presentedViewController: controller, presenting: nil)
  private lazy var popoverController = UIPopoverPresentationController(
    presentedViewController: controller,
    presenting: nil
  )
  private lazy var sheetController = UISheetPresentationController(presentedViewController: controller, presenting: nil)

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
    popover ?? sheet ?? plainController
  }
}
