/// What the app has its own way with in a presentation: the presentation controller, the animator and the gesture.
@MainActor final class CustomPresentation {
  private let controller: UIViewController
  private let presenter: UIViewController
  private let presentation: UIPresentationController
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interaction: (any UIViewControllerInteractiveTransitioning)?

  init(of controller: UIViewController, by presenter: UIViewController) {
    self.controller = controller
    self.presenter = presenter
    presentation = controller.presentationControllers.current
  }

  /// Asks the app for its animator, and tells its presentation controller.
  func begin(presenting source: UIViewController, animated: Bool) {
    let delegate = controller.transitioningDelegate
    if animated {
      animator = delegate?.animationController(forPresented: controller, presenting: presenter, source: source)
      interaction = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    }
    guard animator != nil || controller.modalPresentationStyle == .custom,
      let window = presenter.viewIfLoaded?.window
    else { return }
    let container = PresentationContainerView(of: presentation, frame: window.bounds)
    presentation.ownContainer = container
    window.addSubview(container)
    presentation.presentationTransitionWillBegin()
  }

  /// Gives the view its frame, and puts it into the container, unless the animator does that.
  ///
  /// - Returns: whether there is a container.
  func placeView() -> Bool {
    guard let container = presentation.ownContainer else { return false }
    controller.loadViewIfNeeded()
    guard let view = presentation.presentedView else { return true }
    view.frame = presentation.frameOfPresentedViewInContainerView
    if animator == nil { container.addSubview(view) }
    return true
  }

  /// The transition for the animator.
  var makeContext: (() -> TransitionContext?)? {
    guard let animator, let container = presentation.ownContainer else { return nil }
    return { [self] in
      var views: [UITransitionContextViewKey: UIView] = [:]
      views[.to] = presentation.presentedView
      if presenter.isCovered { views[.from] = presenter.viewIfLoaded }
      return TransitionContext(
        AnimatorPlan(
          animator: animator, interaction: interaction, source: presenter, destination: controller,
          containerView: container, presentationStyle: controller.modalPresentationStyle, views: views,
          frames: (
            [presenter: presenter.view.frame],
            [presenter: presenter.view.frame, controller: presentation.frameOfPresentedViewInContainerView]
          )))
    }
  }

  func end(completed: Bool) {
    if presentation.ownContainer != nil { presentation.presentationTransitionDidEnd(completed) }
    if !completed { controller.presentationControllers.end() }
  }
}
