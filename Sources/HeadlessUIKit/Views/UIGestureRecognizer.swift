/// An object that makes something out of touches.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Whether the gesture can be made.
  open var isEnabled = true
  /// A name by which the app knows the recogniser.
  open var name: String?
  /// Whether the view is no longer told of touches that have become a gesture.
  open var cancelsTouchesInView = true
  /// Whether the view is told of touches only when they are no gesture.
  open var delaysTouchesBegan = false
  /// Whether the view is told that touches have ended only when they are no gesture.
  open var delaysTouchesEnded = true
  /// How far the gesture has got.
  open var state = UIGestureRecognizer.State.possible
  /// The view that the gesture is made on.
  open internal(set) weak var view: UIView?
  /// The object that decides whether the gesture may be made.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  nonisolated(unsafe) var associatedValues: AssociatedValues.Values?

  /// Whether a target has a selector, which nothing calls here.
  package let tellsBySelector: Bool

  /// A recogniser that sends the action to the target; nothing is called by its selector here.
  public init(target: Any?, action: Selector?) {
    tellsBySelector = action != nil
    super.init()
    if let action { Console.warn(.unheard(action)) }
  }

  /// A recogniser without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  // MARK: Touches

  /// The touches of the gesture that is being made; a test makes them.
  package var touches: [UITouch] = []
  private var precursors: [UIGestureRecognizer] = []

  /// How many fingers make the gesture.
  open var numberOfTouches: Int { touches.count }

  /// The middle of the fingers that make the gesture, in the coordinates of a view, or of the window where it is nil;
  /// the origin where none does.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let places = touches.map { $0.location(in: view) }
    let sum = places.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(places.count), y: sum.y / CGFloat(places.count))
  }

  /// Where one of the fingers is, in the coordinates of a view, or of the window where it is nil.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  /// Lets the gesture be recognised only after another has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    precursors.append(otherGestureRecognizer)
  }

  /// Forgets the gesture that was made; subclasses forget what they know of it.
  open func reset() {
    touches = []
  }
}

extension UIGestureRecognizer {
  /// How far a gesture has got.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The gesture was made; for gestures of one moment the same as `ended`.
    public static var recognized: UIGestureRecognizer.State { .ended }
  }
}
