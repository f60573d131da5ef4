/// An object that makes something out of touches.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var state = UIGestureRecognizer.State.possible
  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether somebody is to be told, by a selector, which nothing calls here.
  package let tellsBySelector: Bool

  /// A recogniser that sends the action to the target; nothing is called by its selector here.
  public init(target: Any?, action: Selector?) {
    tellsBySelector = action != nil
    super.init()
    if let action { Console.warn(.unheard(action)) }
  }

  /// A recogniser that tells nobody.
  public convenience override init() {
    self.init(target: nil, action: nil)
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
