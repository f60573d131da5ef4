/// Animates blocks, and can be paused and stopped.
///
/// There is no clock. The blocks run when the animation begins, whose views have their final values from then on. An
/// animation that runs ends in a later transaction; one that is paused waits.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration of the animation, in seconds.
  public let duration: TimeInterval
  /// The pace.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The delay of the animation, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether the user can touch views that are animated.
  open var isUserInteractionEnabled = true
  /// Whether hit tests find views where they are seen.
  open var isManualHitTestingEnabled = false
  /// Whether the animation can be paused.
  open var isInterruptible = true
  /// Whether a fraction is that of the time, not of the way.
  open var scrubsLinearly = true
  /// Whether the animation stays active when it has ended.
  open var pausesOnCompletion = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// An animation of the given pace.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// An animation along a curve of the system.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animation along a curve with two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animation as by a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animation without a duration.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Begins an animation and returns it.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: UICubicTimingParameters())
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Blocks

  /// Adds a block; it runs at once if the animation has begun.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

  /// Adds a block; it runs at once if the animation has begun.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }

  /// Adds a block that runs when the animation has ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Running

  /// Whether the animation has begun, or has been stopped and not finished.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation goes on by itself.
  open private(set) var isRunning = false
  /// Whether it goes back to its beginning. Views keep their final values.
  open var isReversed = false
  /// The completed fraction of the animation, from 0 to 1. Setting it pauses the animation.
  open var fractionComplete: CGFloat = 0 {
    didSet { if state != .active { pauseAnimation() } }
  }

  /// Begins the animation, or has it go on.
  open func startAnimation() {
    begin()
    isRunning = true
    Transactions.later { [self] in
      guard isRunning else { return }
      if pausesOnCompletion { pauseAtTheEnd() } else { end(at: isReversed ? .start : .end) }
    }
  }

  /// Begins the animation. It does not wait, because there is no clock.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Begins the animation if it has not begun, and pauses it.
  open func pauseAnimation() {
    begin()
    isRunning = false
  }

  /// Continues a paused animation.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    startAnimation()
  }

  /// Stops the animation: for good, or until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { end(at: finalPosition) }
  }

  private func begin() {
    guard state != .active else { return }
    state = .active
    let blocks = animations
    animations = []
    for block in blocks { block() }
  }

  private func pauseAtTheEnd() {
    isRunning = false
    fractionComplete = isReversed ? 0 : 1
  }

  private func end(at position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    let blocks = completions
    completions = []
    for block in blocks { block(position) }
  }
}
