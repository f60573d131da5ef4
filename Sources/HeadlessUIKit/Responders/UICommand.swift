/// A command that is sent along the chain of responders by its selector.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The title that explains the command to the user.
  open var discoverabilityTitle: String?
  /// The method that it calls.
  open var action: Selector { method }
  /// Data that distinguishes commands with the same method.
  open var propertyList: Any? { data }
  /// The attributes of the command in a menu.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether a menu shows the command as ticked.
  open var state = UIMenuElement.State.off
  /// The commands that it becomes while other keys are held down.
  open var alternates: [UICommandAlternate] { others }

  private let method: Selector
  private let data: Any?
  private let others: [UICommandAlternate]

  init(
    title: String, image: UIImage?, calling method: Selector, data: Any?, others: [UICommandAlternate]
  ) {
    self.method = method
    self.data = data
    self.others = others
    super.init(title: title, image: image)
  }

  /// A command that calls a method.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(title: title, image: image, calling: action, data: propertyList, others: alternates)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }
}
