/// Manages the presentation of a controller.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  // The delegate of a popover has its own type, which replaces this one.
  /// The delegate of the presentation.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  private unowned let presented: UIViewController
  private weak var presenting: UIViewController?

  /// Makes a presentation controller.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented }

  /// The presenting controller; until there is one, the presented one.
  open var presentingViewController: UIViewController {
    presenting ?? presented.presentingViewController ?? presented
  }

  /// The requested style.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  /// The view that contains the presented view.
  open var containerView: UIView? { presented.viewIfLoaded?.superview }
  /// The view of the presented controller.
  open var presentedView: UIView? { presented.viewIfLoaded }
  /// Whether the presentation fills the screen, not the context.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view of the presenting controller is removed. Subclasses for custom presentations override it.
  open var shouldRemovePresentersView: Bool { false }
}
