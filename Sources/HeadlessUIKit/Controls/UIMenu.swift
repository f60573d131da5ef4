/// A menu of actions and other menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The actions and menus in the menu.
  open var children: [UIMenuElement] { elements }
  /// The identifier of the menu.
  open var identifier: UIMenu.Identifier { name }
  /// The options of the menu inside another menu.
  open var options: UIMenu.Options { choices }

  private let elements: [UIMenuElement]
  private let name: Identifier
  private let choices: Options

  init(title: String, image: UIImage?, name: Identifier?, options: Options, elements: [UIMenuElement]) {
    self.name = name ?? Identifier(UUID().uuidString)
    self.elements = elements
    choices = options
    super.init(title: title, image: image)
  }

  /// A menu of the given elements.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(title: title, image: image, name: identifier, options: options, elements: children)
  }
}

extension UIMenu {
  /// The identifier of a menu.
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

  /// The options of a menu inside another menu.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements are inside the outer menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements is chosen at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }
}
