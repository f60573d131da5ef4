/// What a transition that is under way says about itself, and runs on the side.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let source: UIViewController?
  private let destination: UIViewController?
  private let participants: [UIViewController]
  private var animations: [Work] = []
  private var completions: [Work] = []
  private var hasStarted = false
  private var hasEnded = false

  /// Makes itself known to all who take part.
  init(from source: UIViewController?, to destination: UIViewController?, among participants: [UIViewController]) {
    self.source = source
    self.destination = destination
    self.participants = participants
    super.init()
    for controller in participants { controller.coordinator = self }
  }

  // MARK: What is known

  var isAnimated: Bool { true }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0.35 }
  var percentComplete: CGFloat { hasEnded ? 1 : 0 }
  var targetTransform: CGAffineTransform { .identity }

  var presentationStyle: UIModalPresentationStyle {
    for controller in [destination, source].compactMap(\.self)
    where controller.isBeingPresented || controller.isBeingDismissed {
      return controller.modalPresentationStyle
    }
    return .none
  }

  var containerView: UIView {
    destination?.viewIfLoaded?.superview ?? source?.viewIfLoaded?.superview ?? UIView()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: source
    case .to: destination
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: source?.viewIfLoaded
    case .to: destination?.viewIfLoaded
    default: nil
    }
  }

  // MARK: What is run

  /// Takes work on until the transition is over; what comes too late for its beginning is done at once.
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasStarted { animation(self) } else { animations.append(animation) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func start() {
    hasStarted = true
    for animation in animations { animation(self) }
    animations = []
  }

  func end() {
    hasEnded = true
    for controller in participants where controller.coordinator === self { controller.coordinator = nil }
    for completion in completions { completion(self) }
    completions = []
  }
}
