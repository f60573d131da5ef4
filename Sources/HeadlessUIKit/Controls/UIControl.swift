/// A view that sends events.
@preconcurrency @MainActor open class UIControl: UIView {
  /// A control of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// A control that does the action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  /// Whether the user can use the control.
  open var isEnabled = true
  /// Whether the control is chosen.
  open var isSelected = false
  /// Whether a tap opens the menu, if the control has one.
  open var showsMenuAsPrimaryAction = false
  /// Whether a finger is on the control.
  open var isHighlighted = false
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center
  /// The vertical alignment of the content.
  open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center

  /// The state of the control, from its properties.
  open var state: UIControl.State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a finger that touches the control is followed; none is here.
  open var isTracking: Bool { false }
  /// Whether that finger is on the control.
  open var isTouchInside: Bool { false }
  /// The text that a pointer over the control shows.
  open var toolTip: String?

  /// Called when a finger touches the control. Subclasses return whether they follow it; here no finger calls it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when that finger moves.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when that finger leaves the control.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the system cancels the touch.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Actions

  private var actions = ControlActions()

  /// The events that have actions.
  open var allControlEvents: UIControl.Event { actions.allEvents }

  /// Adds an action for events. It replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.add(action, for: controlEvents)
  }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  /// Removes the action of an identifier from events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// Runs an action. Subclasses can override it.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  // MARK: Targets

  /// Calls a method of a target on events; for a nil target, of the first responder that has the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    if !action.isCallable { Console.warn(.unheard(action)) }
    actions.add(TargetAction(target, action), for: controlEvents)
  }

  /// Removes methods of a target from events; nil stands for any target and any method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    actions.removeMethods(of: target, action, for: controlEvents)
  }

  /// The targets; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> { Set(actions.methods(for: .allEvents).map(\.hashableTarget)) }

  /// The methods of a target that are called on an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
    let methods = actions.methods(for: controlEvent).filter { $0.isSame(as: TargetAction(target, $0.action)) }
    return methods.isEmpty ? nil : methods.map { NSStringFromSelector($0.action) }
  }

  /// Calls a method of a target, or of the first responder that has it. Subclasses can override it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs the actions of events.
  open func sendActions(for controlEvents: UIControl.Event) { sendActions(for: controlEvents, with: nil) }

  /// Runs the actions of events that the user caused.
  package func sendActions(for controlEvents: UIControl.Event, with event: UIEvent?) {
    for receiver in actions.receivers(for: controlEvents) {
      switch receiver {
      case .action(let action): sendAction(action)
      case .method(let method) where method.isOver: break
      case .method(let method): sendAction(method.action, to: method.target, for: event)
      }
    }
  }

  /// Triggers the primary action.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }
}

extension UIControl {
  /// The horizontal alignment of the content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of the content.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
}
