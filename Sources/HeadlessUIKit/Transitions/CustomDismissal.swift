/// What the app has its own way with in a dismissal: the presentation controller, the animator and the gesture.
@MainActor final class CustomDismissal {
  private let top: UIViewController
  private let presented: UIViewController
  private let presenter: UIViewController
  private let returns: Bool
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var container: PresentationContainerView?

  /// - Parameters:
  ///   - top: the controller that disappears visibly.
  ///   - presented: the first one above the presenter, whose presentation ends.
  ///   - returns: whether the view of the presenter comes back.
  init(of top: UIViewController, from presented: UIViewController, to presenter: UIViewController, returns: Bool) {
    self.top = top
    self.presented = presented
    self.presenter = presenter
    self.returns = returns
  }

  private var presentation: UIPresentationController { presented.presentationControllers.current }

  /// Asks the app for its animator, and tells its presentation controller.
  func begin(animated: Bool) {
    let delegate = presented.transitioningDelegate
    if animated {
      animator = delegate?.animationController(forDismissed: presented)
      interaction = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    }
    container = presentation.ownContainer
    if container == nil, animator != nil, let window = top.viewIfLoaded?.window {
      let made = PresentationContainerView(of: presentation, frame: window.bounds)
      (container, presentation.ownContainer) = (made, made)
      window.addSubview(made)
      if let view = presentation.presentedView { made.addSubview(view) }
    }
    if container != nil { presentation.dismissalTransitionWillBegin() }
  }

  /// The transition for the animator.
  var makeContext: (() -> TransitionContext?)? {
    guard let animator, let container else { return nil }
    return { [self] in
      var views: [UITransitionContextViewKey: UIView] = [:]
      views[.from] = presentation.presentedView
      if returns { views[.to] = presenter.viewIfLoaded }
      let frame = presentation.presentedView?.frame ?? .zero
      return TransitionContext(
        AnimatorPlan(
          animator: animator, interaction: interaction, source: presented, destination: presenter,
          containerView: container, presentationStyle: presented.modalPresentationStyle, views: views,
          frames: ([presented: frame], [presenter: presenter.view.frame])))
    }
  }

  func end(completed: Bool) {
    guard let container else { return }
    presentation.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    // The animator has put the view of the presenter into the container.
    if let view = presenter.viewIfLoaded, view.isDescendant(of: container) {
      container.superview?.insertSubview(view, belowSubview: container)
    }
    presented.presentationControllers.end()
  }
}
