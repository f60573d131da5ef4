/// Looks after the presentation of a controller.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  // A popover's delegate has a type of its own; this one gives way to it.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  private unowned let presented: UIViewController
  private weak var presenting: UIViewController?

  /// Looks after the presentation of one controller by another.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  open var presentedViewController: UIViewController { presented }

  /// The presenting controller; until there is one, the presented one.
  open var presentingViewController: UIViewController {
    presenting ?? presented.presentingViewController ?? presented
  }

  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  open var containerView: UIView? { presented.viewIfLoaded?.superview }
  open var presentedView: UIView? { presented.viewIfLoaded }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }
}
