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
  /// The fraction of the animation that the gesture has completed, from 0 to 1.
  open var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  /// The speed of the animation after the gesture.
  open var completionSpeed: CGFloat = 1
  /// The animation curve after the gesture.
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

  /// Plays the animation back to its beginning.
  open func cancel() { context?.cancelInteractiveTransition() }

  /// Plays the animation on to its end.
  open func finish() { context?.finishInteractiveTransition() }
}
