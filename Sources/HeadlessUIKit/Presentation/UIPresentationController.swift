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
  open var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    guard let window = containerView.window else { return containerView.bounds }
    let room = SheetRoom(
      bounds: containerView.bounds, safeArea: window.safeAreaInsets, traits: window.traitCollection)
    return frame(in: room)
  }

  /// Where the system puts the presented view.
  func frame(in room: SheetRoom) -> CGRect { room.bounds }

  /// Whether the presented view is in a container that dims what is behind it.
  var isFloating: Bool { false }

  /// Whether what is behind the presented view is dimmed.
  var dims: Bool { true }

  /// Whether the user can touch what is behind the presented view at a point of its container.
  func letsTouchesThrough(at point: CGPoint, in container: UIView) -> Bool { false }

  /// Places the presented view again after a change of what its frame depends on.
  func placeAgain() { presented.presentationControllers.container?.setNeedsLayout() }

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
