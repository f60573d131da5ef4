/// The coordinator of a transition in progress.
@MainActor package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let source: UIViewController?
  private let destination: UIViewController?
  private let participants: [UIViewController]
  private let place: UIView?
  /// The transition, if an animator of the app performs it.
  var context: TransitionContext? {
    didSet { context?.interactionDidEnd = { [weak self] in self?.interactionDidEnd() } }
  }
  private var animations: [Work] = []
  private var completions: [Work] = []
  private var interactionHandlers: [Work] = []
  private var hasStarted = false
  private var hasEnded = false

  /// Becomes the coordinator of all controllers of the transition.
  init(from source: UIViewController?, to destination: UIViewController?, among participants: [UIViewController]) {
    self.source = source
    self.destination = destination
    self.participants = participants
    place = nil
    super.init()
    for controller in participants { controller.coordinator = self }
  }

  /// Coordinates a change of a view without a transition between controllers.
  package init(in place: UIView) {
    source = nil
    destination = nil
    participants = []
    self.place = place
    super.init()
  }

  // MARK: What is known

  package var isAnimated: Bool { true }
  package var initiallyInteractive: Bool { context?.initiallyInteractive ?? false }
  package var isInterruptible: Bool { false }
  package var isInteractive: Bool { context?.isInteractive ?? false }
  package var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  package var transitionDuration: TimeInterval { context?.duration ?? 0.35 }
  package var percentComplete: CGFloat { hasEnded ? 1 : context?.percentComplete ?? 0 }
  package var completionVelocity: CGFloat { 1 }
  package var completionCurve: UIView.AnimationCurve { .easeInOut }
  package var targetTransform: CGAffineTransform { .identity }

  package var presentationStyle: UIModalPresentationStyle {
    for controller in [destination, source].compactMap(\.self)
    where controller.isBeingPresented || controller.isBeingDismissed {
      return controller.modalPresentationStyle
    }
    return .none
  }

  package var containerView: UIView {
    place ?? context?.containerView ?? destination?.viewIfLoaded?.superview ?? source?.viewIfLoaded?.superview
      ?? UIView()
  }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: source
    case .to: destination
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: source?.viewIfLoaded
    case .to: destination?.viewIfLoaded
    default: nil
    }
  }

  // MARK: What is run

  /// Adds work for the transition. Animations that are added after its start run at once.
  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasStarted { animation(self) } else { animations.append(animation) }
    return true
  }

  package func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Adds work for the end of the gesture.
  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  private func interactionDidEnd() {
    for handler in interactionHandlers { handler(self) }
  }

  package func start() {
    hasStarted = true
    for animation in animations { animation(self) }
    animations = []
  }

  package func end() {
    hasEnded = true
    for controller in participants where controller.coordinator === self { controller.coordinator = nil }
    for completion in completions { completion(self) }
    completions = []
  }
}
