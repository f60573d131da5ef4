/// A transition that an animator of the app performs.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let plan: AnimatorPlan
  /// Whether a gesture begins the transition.
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var hasEnded = false
  private var isWaiting: Bool
  /// The completions of animations that wait for the gesture.
  private var held: [() -> Void] = []
  /// Ends the transition, and takes whether it is completed.
  var end: (Bool) -> Void = { _ in }
  /// Called when the gesture has ended.
  var interactionDidEnd: () -> Void = {}

  init(_ plan: AnimatorPlan) {
    self.plan = plan
    initiallyInteractive = plan.interaction?.wantsInteractiveStart == true
    (isInteractive, isWaiting) = (initiallyInteractive, initiallyInteractive)
    super.init()
  }

  // MARK: What is known

  var isAnimated: Bool { true }
  var containerView: UIView { plan.containerView }
  var presentationStyle: UIModalPresentationStyle { plan.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }
  /// The seconds that the animation takes.
  var duration: TimeInterval { plan.animator.transitionDuration(using: self) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: plan.source
    case .to: plan.destination
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { plan.views[key] }
  func initialFrame(for vc: UIViewController) -> CGRect { plan.initialFrames[vc] ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { plan.finalFrames[vc] ?? .zero }

  // MARK: What is run

  /// Begins the transition: the gesture does if there is one, otherwise the animator.
  func start() {
    if let interaction = plan.interaction, initiallyInteractive {
      interaction.startInteractiveTransition(self)
    } else {
      animate()
    }
    expectAnEndLater()
  }

  /// Starts the animator. The completions of its animations wait for the gesture.
  func animate() {
    // Animators prepare themselves when they are asked.
    _ = duration
    guard isWaiting else { return plan.animator.animateTransition(using: self) }
    Transactions.holding({ [weak self] in self?.held.append($0) }) { plan.animator.animateTransition(using: self) }
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
    interactionDidEnd()
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
    (end, interactionDidEnd) = ({ _ in }, {})
    plan.animator.animationEnded(didComplete)
  }

  /// Warns if the animator never ends the transition, which leaves the app without touches.
  ///
  /// An animation can begin another one when it has ended, so this waits until nothing is left to do.
  private func expectAnEndLater() {
    Transactions.later { [weak self] in
      guard let self, !hasEnded, !isWaiting else { return }
      if Transactions.isIdle { Console.warn(.endlessTransition(plan.animator)) } else { expectAnEndLater() }
    }
  }
}
