/// The parameters of a transition for an animator of the app.
@MainActor struct AnimatorPlan {
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  let source: UIViewController
  let destination: UIViewController
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  /// The views that enter and leave. A view that stays behind a presentation is not among them.
  let views: [UITransitionContextViewKey: UIView]
  let initialFrames: [UIViewController: CGRect]
  let finalFrames: [UIViewController: CGRect]
}
