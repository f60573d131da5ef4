/// A view that says when it is used.
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

  /// A control from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  /// Whether the user can use the control.
  open var isEnabled = true
  /// Whether the control is chosen.
  open var isSelected = false
  /// Whether a finger is on the control.
  open var isHighlighted = false
  /// Where the content lies across.
  open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center
  /// Where the content lies up and down.
  open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center

  /// How the control stands, as its properties say.
  open var state: UIControl.State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Actions

  private var actions = ControlActions()

  /// The events that have actions.
  open var allControlEvents: UIControl.Event { actions.allEvents }

  /// Has an action run on events, in place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.add(action, for: controlEvents)
  }

  /// Takes an action away from events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  /// Takes the action of an identifier away from events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// Runs an action; a subclass may see to something else.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Runs the actions of events.
  open func sendActions(for controlEvents: UIControl.Event) {
    for action in actions.actions(for: controlEvents) { sendAction(action) }
  }

  /// Does what the control is for.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }
}

extension UIControl {
  /// Where content lies across a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Where content lies up and down in a control.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
}
