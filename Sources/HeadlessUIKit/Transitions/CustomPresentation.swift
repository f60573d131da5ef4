/// The app's own presentation controller, animator and gesture for a presentation.
@MainActor struct CustomPresentation: CustomTransition {
  private let controller: UIViewController
  private let presenter: UIViewController
  private let presentation: UIPresentationController
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let container: PresentationContainerView?

  /// Asks the app for its presentation controller, and for its animator if the presentation is animated.
  init(of controller: UIViewController, by presenter: UIViewController, from source: UIViewController, animated: Bool) {
    (self.controller, self.presenter) = (controller, presenter)
    presentation = controller.presentationControllers.current(presenting: presenter, source: source)
    animator =
      animated
      ? controller.transitioningDelegate?.animationController(
        forPresented: controller, presenting: presenter, source: source)
      : nil
    let hasContainer = animator != nil || controller.modalPresentationStyle == .custom
    container =
      hasContainer ? controller.presentationControllers.makeContainer(in: presenter.viewIfLoaded?.window) : nil
  }

  func willBegin() { presentation.presentationTransitionWillBegin() }

  /// Gives the view its frame, and puts it into the container, unless the animator does that.
  ///
  /// - Returns: whether there is a container.
  func placeView() -> Bool {
    guard let container else { return false }
    guard let view = presentation.presentedView else { return true }
    view.frame = presentation.frameOfPresentedViewInContainerView
    if animator == nil { container.addSubview(view) }
    return true
  }

  func makeContext() -> TransitionContext? {
    guard let animator, let container, !controller.isBeingDismissed else { return nil }
    var views: [UITransitionContextViewKey: UIView] = [:]
    views[.to] = presentation.presentedView
    if presenter.isCovered { views[.from] = presenter.viewIfLoaded }
    let frame = presenter.view.frame
    return TransitionContext(
      AnimatorPlan(
        animator: animator,
        interaction: controller.transitioningDelegate?.interactionControllerForPresentation(using: animator),
        source: presenter, destination: controller, containerView: container,
        presentationStyle: controller.modalPresentationStyle, views: views, initialFrames: [presenter: frame],
        finalFrames: [presenter: frame, controller: presentation.frameOfPresentedViewInContainerView]))
  }

  func end(completed: Bool) {
    presentation.presentationTransitionDidEnd(completed)
    if !completed { controller.presentationControllers.end() }
  }
}
