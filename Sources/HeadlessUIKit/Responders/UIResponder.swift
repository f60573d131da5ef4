/// An object that can be asked to act on an event, and that knows whom to ask next.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// A responder that nobody comes after.
  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }
  nonisolated(unsafe) var associatedValues: AssociatedValues.Values?

  // MARK: The first responder

  private static weak var firstResponder: UIResponder?

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { UIResponder.firstResponder === self }

  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, UIResponder.firstResponder?.resignFirstResponder() ?? true else { return false }
    UIResponder.firstResponder = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.firstResponder = nil }
    return true
  }

  // MARK: Touches and motions

  // Nobody touches or shakes anything here. What is sent by hand goes on to the next responder, as it does in UIKit.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Actions

  /// The actions that this class implements: nobody can ask a class for its methods by name here.
  package var implementedActions: Set<Selector> { [] }

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    implementedActions.contains(action)
  }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
}
