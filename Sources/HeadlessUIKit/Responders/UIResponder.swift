/// An object in the responder chain that can handle events.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// A responder without a next one.
  public override init() {
    super.init()
  }

  /// The next responder.
  open var next: UIResponder? { nil }
  nonisolated(unsafe) var associatedValues: AssociatedValues.Values?

  // MARK: The first responder

  static weak var firstResponder: UIResponder?

  /// Whether the responder can become the first one.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder can resign as the first one.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is the first one.
  open var isFirstResponder: Bool { UIResponder.firstResponder === self }

  /// Becomes the first responder, if it can and the previous one can resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, UIResponder.firstResponder?.resignFirstResponder() ?? true else { return false }
    UIResponder.firstResponder = self
    return true
  }

  /// Resigns as the first responder, if it can.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.firstResponder = nil }
    return true
  }

  /// A view instead of the keyboard while the responder is the first one.
  open var inputView: UIView? { nil }
  /// A view above the keyboard while the responder is the first one.
  open var inputAccessoryView: UIView? { nil }
  /// Shows the views of the first responder again; there is no keyboard here.
  open func reloadInputViews() {}

  // MARK: Touches and motions

  // Tests touch views with `HeadlessApp.touch`. Events are passed to the next responder, as in UIKit.
  /// Called when touches begin; passes them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called when touches move; passes them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called when touches end; passes them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called when the system cancels touches; passes them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when a motion begins; passes it to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// Called when a motion ends; passes it to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// Called when a motion is cancelled; passes it to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Focus

  // UIKit has these members in views and controllers. Nothing is focused here, so nobody calls them but the app.
  /// What is focused first in the responder.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The group of the responder, in which the tab key moves the focus.
  open var focusGroupIdentifier: String?
  /// Whether the focus can change as the context says.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has changed.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Asks for another focus; there is none here.
  open func setNeedsFocusUpdate() {}
  /// Changes the focus now; there is none here.
  open func updateFocusIfNeeded() {}

  // MARK: Keys

  /// The keys that call methods of the responder.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Called before a command is shown or performed, which the responder can change.
  open func validate(_ command: UICommand) { next?.validate(command) }

  // MARK: Actions

  /// The actions that this class implements beside those whose selectors have a method: no method is looked up by name.
  package var implementedActions: Set<Selector> { [] }

  /// Whether the responder implements an action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isImplemented(by: self) || implementedActions.contains(action)
  }

  /// The nearest responder, from this one on, that implements an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
}
