/// The accessibility traits of an element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Creates a set of accessibility traits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: UInt64) {
    rawValue = 1 << bit
  }

  /// No trait.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(bit: 0)
  /// A link.
  public static let link = UIAccessibilityTraits(bit: 1)
  /// An image.
  public static let image = UIAccessibilityTraits(bit: 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(bit: 3)
  /// It plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(bit: 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(bit: 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(bit: 6)
  /// It sums up the screen.
  public static let summaryElement = UIAccessibilityTraits(bit: 7)
  /// It cannot be used.
  public static let notEnabled = UIAccessibilityTraits(bit: 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(bit: 9)
  /// A field for searches.
  public static let searchField = UIAccessibilityTraits(bit: 10)
  /// It starts sound or video, which speech would disturb.
  public static let startsMediaSession = UIAccessibilityTraits(bit: 11)
  /// Its value can be adjusted.
  public static let adjustable = UIAccessibilityTraits(bit: 12)
  /// It takes touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(bit: 13)
  /// It turns the page at its end.
  public static let causesPageTurn = UIAccessibilityTraits(bit: 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(bit: 15)
  /// The header of a section.
  public static let header = UIAccessibilityTraits(bit: 16)
}
