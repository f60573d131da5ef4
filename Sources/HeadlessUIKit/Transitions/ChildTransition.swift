/// The app's own animator and gesture when a container view controller replaces its visible child.
@MainActor final class ChildTransition: CustomTransition {
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let container: UIViewController
  private let bar: UIView
  private let source: UIViewController
  private let destination: UIViewController
  /// The view that the children are in while the animator animates. It fills that of the container, below the bar.
  let containerView = UIView()

  init(
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?,
    in container: UIViewController, below bar: UIView, from source: UIViewController, to destination: UIViewController
  ) {
    (self.animator, self.interaction) = (animator, interaction)
    (self.container, self.bar) = (container, bar)
    (self.source, self.destination) = (source, destination)
  }

  func willBegin() {}

  /// Puts the view that leaves into the view of the transition. The animator adds the one that enters.
  func begin() {
    guard let view = container.view else { return }
    containerView.frame = view.bounds
    containerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(containerView, belowSubview: bar)
    for controller in source.seenInPlace {
      if let seen = controller.viewIfLoaded, seen.superview === view { containerView.addSubview(seen) }
    }
  }

  func makeContext() -> TransitionContext? {
    var views: [UITransitionContextViewKey: UIView] = [:]
    views[.from] = source.viewIfLoaded
    views[.to] = destination.viewIfLoaded
    return TransitionContext(
      AnimatorPlan(
        animator: animator, interaction: interaction, source: source, destination: destination,
        containerView: containerView, presentationStyle: .none, views: views,
        initialFrames: [source: source.view.frame], finalFrames: [destination: containerView.bounds]))
  }

  /// Has the container place the child that is seen from now on. A view that the animator has not added is not on the
  /// screen.
  func end() {
    for child in container.visibleChildren ?? [] where child.viewIfLoaded?.superview === containerView {
      container.place(child, below: containerView)
    }
    containerView.removeFromSuperview()
  }
}
