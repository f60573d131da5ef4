/// Something in a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The title.
  open internal(set) var title: String
  /// The picture beside the title.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

extension UIMenuElement {
  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// Makes attributes of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    case off, on, mixed
  }
}
