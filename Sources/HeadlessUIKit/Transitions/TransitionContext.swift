/// A transition that an animator of the app performs.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let source: UIViewController?
  private let destination: UIViewController?
  private let views: [UITransitionContextViewKey: UIView]
  private let frames: (initial: [UIViewController: CGRect], final: [UIViewController: CGRect])
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var hasEnded = false
  private var isWaiting = false
  /// The completions of animations that wait for the gesture.
  private var held: [() -> Void] = []
  /// Ends the transition, and takes whether it is completed.
  var end: (Bool) -> Void = { _ in }

  init(_ plan: AnimatorPlan) {
    animator = plan.animator
    interaction = plan.interaction
    (source, destination) = (plan.source, plan.destination)
    views = plan.views
    frames = plan.frames
    containerView = plan.containerView
    presentationStyle = plan.presentationStyle
    super.init()
  }

  // MARK: What is known

  var isAnimated: Bool { true }
  var targetTransform: CGAffineTransform { .identity }
  /// The seconds that the animation takes.
  var duration: TimeInterval { animator.transitionDuration(using: self) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: source
    case .to: destination
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
  func initialFrame(for vc: UIViewController) -> CGRect { frames.initial[vc] ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { frames.final[vc] ?? .zero }

  // MARK: What is run

  /// Begins the transition: the gesture does if there is one, otherwise the animator.
  func start() {
    if let interaction, interaction.wantsInteractiveStart {
      isInteractive = true
      isWaiting = true
      interaction.startInteractiveTransition(self)
    } else {
      animate()
    }
    expectAnEndLater()
  }

  /// Has the animator animate. The completions of its animations wait for the gesture.
  func animate() {
    // Animators prepare themselves when they are asked.
    _ = duration
    guard isWaiting else { return animator.animateTransition(using: self) }
    Transactions.holding({ [weak self] in self?.held.append($0) }) { animator.animateTransition(using: self) }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if isWaiting { self.percentComplete = percentComplete }
  }

  func finishInteractiveTransition() { release(cancelled: false) }
  func cancelInteractiveTransition() { release(cancelled: true) }

  func pauseInteractiveTransition() {
    if !hasEnded { isWaiting = true }
  }

  private func release(cancelled: Bool) {
    guard isWaiting else { return }
    isWaiting = false
    isInteractive = false
    transitionWasCancelled = cancelled
    let work = held
    held = []
    for each in work { Transactions.later(each) }
    expectAnEndLater()
  }

  func completeTransition(_ didComplete: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    isWaiting = false
    end(didComplete)
    end = { _ in }
    animator.animationEnded(didComplete)
  }

  /// Warns if the animator never ends the transition, which leaves the app without touches.
  ///
  /// An animation can begin another one when it has ended, so this waits until nothing is left to do.
  private func expectAnEndLater() {
    Transactions.later { [weak self] in
      guard let self, !hasEnded, !isWaiting else { return }
      if Transactions.isIdle { Console.warn(.endlessTransition(animator)) } else { expectAnEndLater() }
    }
  }
}
