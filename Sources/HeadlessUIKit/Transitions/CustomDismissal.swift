/// The app's own animator and gesture for a dismissal.
@MainActor struct CustomDismissal: CustomTransition {
  private let stack: [UIViewController]
  private let presented: UIViewController
  private let presenter: UIViewController
  private let returns: Bool
  private let presentation: UIPresentationController
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let container: PresentationContainerView?

  /// Asks the app for its animator if the dismissal is animated.
  ///
  /// - Parameters:
  ///   - presented: the controller whose presentation ends.
  ///   - stack: that controller and those that are presented over it.
  ///   - returns: whether the view of the presenter comes back.
  init(
    of presented: UIViewController, with stack: [UIViewController], to presenter: UIViewController, returns: Bool,
    animated: Bool
  ) {
    (self.presented, self.stack, self.presenter, self.returns) = (presented, stack, presenter, returns)
    let controllers = presented.presentationControllers
    presentation = controllers.current
    animator = animated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    if controllers.container == nil, animator != nil,
      let made = controllers.makeContainer(in: stack.last?.viewIfLoaded?.window),
      let view = presentation.presentedView
    {
      made.addSubview(view)
    }
    container = controllers.container
  }

  func willBegin() { presentation.dismissalTransitionWillBegin() }

  func makeContext() -> TransitionContext? {
    guard let animator, let container else { return nil }
    var views: [UITransitionContextViewKey: UIView] = [:]
    views[.from] = presentation.presentedView
    if returns { views[.to] = presenter.viewIfLoaded }
    return TransitionContext(
      AnimatorPlan(
        animator: animator,
        interaction: presented.transitioningDelegate?.interactionControllerForDismissal(using: animator),
        source: presented, destination: presenter, containerView: container,
        presentationStyle: presented.modalPresentationStyle, views: views,
        initialFrames: [presented: presentation.presentedView?.frame ?? .zero],
        finalFrames: [presenter: presenter.view.frame]))
  }

  func end(completed: Bool) {
    presentation.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    // The animator has put the view of the presenter into the container.
    if let container, let view = presenter.viewIfLoaded, view.isDescendant(of: container) {
      container.superview?.insertSubview(view, belowSubview: container)
    }
    for controller in stack { controller.presentationControllers.end() }
  }
}
