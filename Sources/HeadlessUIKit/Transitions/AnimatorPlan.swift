/// What an animator of the app is to animate.
@MainActor struct AnimatorPlan {
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  let source: UIViewController?
  let destination: UIViewController?
  let containerView: UIView
  var presentationStyle = UIModalPresentationStyle.none
  /// The views that enter and leave. A view that stays behind a presentation is not among them.
  let views: [UITransitionContextViewKey: UIView]
  let frames: (initial: [UIViewController: CGRect], final: [UIViewController: CGRect])
}
