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

  package struct Target {
    package private(set) weak var object: AnyObject?
    package let action: Selector
  }

  /// Whom the recogniser tells; nothing is called by its selector where there is no Objective-C runtime.
  package private(set) var targets: [Target] = []

  /// A recogniser that sends the action to the target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recogniser that tells nobody.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { known in
      (target == nil || known.object === target as AnyObject) && (action == nil || known.action == action)
    }
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
