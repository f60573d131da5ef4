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
  open var containerView: UIView? {
    presented.presentationControllers.container ?? presented.viewIfLoaded?.superview
  }
  /// The view of the presented controller, or one around it.
  open var presentedView: UIView? { presented.viewIfLoaded }
  /// The frame of the presented view at the end of its transition, by default that of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation fills the screen, not the context.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view of the presenting controller is removed. Subclasses for custom presentations override it.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Callbacks of custom presentations

  /// Called before the presented controller appears.
  open func presentationTransitionWillBegin() {}
  /// Called when it has appeared, or when the gesture has cancelled that.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented controller disappears.
  open func dismissalTransitionWillBegin() {}
  /// Called when it has disappeared, or when the gesture has cancelled that.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
}
