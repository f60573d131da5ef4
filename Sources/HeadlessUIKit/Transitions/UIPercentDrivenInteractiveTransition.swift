/// Moves the animation of an animator on by percentages.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// An interaction that has not begun.
  public override init() {
    super.init()
  }

  private weak var context: TransitionContext?
  /// The seconds that the animation takes.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
  /// How much of the animation the gesture has done, from 0 to 1.
  open var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  /// How fast the animation ends after the gesture.
  open var completionSpeed: CGFloat = 1
  /// How the speed changes after the gesture.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace after the gesture, instead of the curve.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the gesture begins the transition.
  open var wantsInteractiveStart = true

  /// Begins the animation, which waits for the gesture.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? TransitionContext
    context?.animate()
  }

  /// Stops an animation that goes on by itself.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Moves the animation to a percentage, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    context?.updateInteractiveTransition(min(max(percentComplete, 0), 1))
  }

  /// Has the animation go back to its beginning.
  open func cancel() { context?.cancelInteractiveTransition() }

  /// Has the animation go on to its end.
  open func finish() { context?.finishInteractiveTransition() }
}
