/// The handler of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that a control, a bar button item or a menu does.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The identifier of the action.
  open var identifier: UIAction.Identifier { name }
  /// The title that explains the action to the user.
  open var discoverabilityTitle: String?
  /// The attributes of the action in a menu.
  open var attributes: UIMenuElement.Attributes
  /// Whether a menu shows the action as ticked.
  open var state: UIMenuElement.State
  /// The object that runs the action, while it is run.
  open var sender: Any? { currentSender }

  private let name: Identifier
  private let handler: UIActionHandler
  private var currentSender: Any?

  init(
    title: String, image: UIImage?, identifier: Identifier?, attributes: Attributes, state: State,
    run handler: @escaping UIActionHandler
  ) {
    name = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// An action that runs the handler.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, image: image, identifier: identifier, attributes: attributes, state: state, run: handler
    )
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Runs the handler with a sender.
  open func performWithSender(_ sender: Any?, target: Any?) {
    currentSender = sender
    handler(self)
    currentSender = nil
  }
}

extension UIAction {
  /// The identifier of a action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// The identifier of the given name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
