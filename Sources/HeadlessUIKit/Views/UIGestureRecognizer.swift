/// An object that makes something out of touches.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Called when a nib has made the object; here none does.
  open func awakeFromNib() {}

  /// Whether the gesture can be made.
  open var isEnabled = true
  /// A name that identifies the recogniser.
  open var name: String?
  /// Whether the view's touches are cancelled when a gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view receives the beginning of touches only if no gesture is recognized.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only if no gesture is recognized.
  open var delaysTouchesEnded = true
  /// The state of the gesture.
  open var state = UIGestureRecognizer.State.possible {
    didSet { if state != .possible, state != .failed { tellTargets() } }
  }
  /// The view that the gesture is made on.
  open internal(set) weak var view: UIView?
  /// The object that decides whether the gesture can be made.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  nonisolated(unsafe) var associatedValues: AssociatedValues.Values?

  private var targets: [TargetAction] = []

  /// Whether a target has a selector without a method.
  package var hasUncallableTarget: Bool { targets.contains { !$0.action.isCallable } }

  /// Makes a recogniser that calls a method of a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Calls a method of a target when the gesture is made. The method can take the recogniser.
  open func addTarget(_ target: Any, action: Selector) {
    if !action.isCallable { Console.warn(.unheard(action)) }
    let added = TargetAction(target, action)
    if !targets.contains(where: { $0.isSame(as: added) }) { targets.append(added) }
  }

  /// Removes methods of a target; nil stands for any target and any method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isOver || $0.matches(target, action) }
  }

  /// A recogniser without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  private var actions: [(UIGestureRecognizer) -> Void] = []

  /// Adds what is done for each change of a gesture, as Swift cannot call a target by a selector. Generated code calls
  /// it.
  public func _addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { actions.append(action) }

  private func tellTargets() {
    for target in targets { if let object = target.target { target.action.call(object, self) } }
    for action in actions { action(self) }
  }

  // MARK: Touches

  /// The touches of the gesture that is being made; a test makes them.
  package var touches: [UITouch] = []
  private var precursors: [UIGestureRecognizer] = []

  /// The number of fingers that make the gesture.
  open var numberOfTouches: Int { touches.count }

  /// The middle of the fingers of the gesture, in the coordinates of a view; nil for the window. The origin without a
  /// gesture.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let places = touches.map { $0.location(in: view) }
    let sum = places.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(places.count), y: sum.y / CGFloat(places.count))
  }

  /// The position of one of the fingers, in the coordinates of a view; nil for the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  /// Delays the gesture until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    precursors.append(otherGestureRecognizer)
  }

  /// Called when fingers touch the view, as for views. Subclasses recognize gestures here; here no finger calls it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers leave the view.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancels touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Whether the gesture prevents another one. Subclasses override it, as those below.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture has to fail before this one.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether this gesture has to fail before another one.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Takes a finger out of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  /// Resets the gesture. Subclasses reset their state.
  open func reset() {
    touches = []
  }
}

extension UIGestureRecognizer {
  /// The states of a gesture recogniser.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The gesture was made; for gestures of one moment the same as `ended`.
    public static var recognized: UIGestureRecognizer.State { .ended }
  }
}
