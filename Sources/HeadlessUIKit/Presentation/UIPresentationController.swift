/// Looks after the presentation of a controller.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  // A popover's delegate has a type of its own; this one gives way to it.
  /// The object that is asked and told about the presentation.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  private unowned let presented: UIViewController
  private weak var presenting: UIViewController?

  /// Looks after the presentation of one controller by another.
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

  /// The style that was asked for.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  /// The view that the presented one is in.
  open var containerView: UIView? { presented.viewIfLoaded?.superview }
  /// The view of the presented controller.
  open var presentedView: UIView? { presented.viewIfLoaded }
  /// Whether what is presented fills the screen, not the context.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller's view goes; subclasses for custom presentations say so.
  open var shouldRemovePresentersView: Bool { false }
}
