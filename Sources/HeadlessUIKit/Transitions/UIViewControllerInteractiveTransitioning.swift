/// Moves a transition on by the user's gesture.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var wantsInteractiveStart: Bool { get }
}

// These properties are optional on Apple's platforms.
extension UIViewControllerInteractiveTransitioning {
  /// The speed of the animation.
  public var completionSpeed: CGFloat { 1 }
  /// A slow begin and a slow end.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Whether the gesture begins the transition.
  public var wantsInteractiveStart: Bool { true }
}
