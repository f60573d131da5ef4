/// An object that can handle events, and that knows the next responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// A responder without a next one.
  public override init() {
    super.init()
  }

  /// The responder that is asked next.
  open var next: UIResponder? { nil }
  nonisolated(unsafe) var associatedValues: AssociatedValues.Values?

  // MARK: The first responder

  private static weak var firstResponder: UIResponder?

  /// Whether the responder may become the first one.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may give up being the first one.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is the first one.
  open var isFirstResponder: Bool { UIResponder.firstResponder === self }

  /// Becomes the first responder, if it may and the one before gives up.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, UIResponder.firstResponder?.resignFirstResponder() ?? true else { return false }
    UIResponder.firstResponder = self
    return true
  }

  /// Gives up being the first responder, if it may.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.firstResponder = nil }
    return true
  }

  // MARK: Touches and motions

  // Nobody touches or shakes anything here. What is sent by hand goes on to the next responder, as it does in UIKit.
  /// Called when fingers come down; goes on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called when fingers move; goes on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called when fingers are lifted; goes on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called when the system takes touches back; goes on to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when the device begins to be moved; goes on to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// Called when the device has been moved; goes on to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// Called when the motion was none; goes on to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Actions

  /// The actions that this class implements: a class cannot be asked for its methods by name here.
  package var implementedActions: Set<Selector> { [] }

  /// Whether the responder implements an action; a class cannot be asked for its methods by name here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    implementedActions.contains(action)
  }

  /// The nearest responder, from this one on, that implements an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
}
