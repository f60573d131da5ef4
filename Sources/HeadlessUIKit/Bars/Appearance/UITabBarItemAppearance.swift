/// The appearance of the items of a tab bar.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The appearance of items.
  open private(set) lazy var normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  open private(set) lazy var selected = UITabBarItemStateAppearance()
  /// The appearance of an item that cannot be used.
  open private(set) lazy var disabled = UITabBarItemStateAppearance()
  /// The appearance of an item that has the focus.
  open private(set) lazy var focused = UITabBarItemStateAppearance()

  /// The appearance of items that are laid out in the given way.
  public required init(style: UITabBarItemAppearance.Style) {
    super.init()
  }

  /// The appearance of items whose picture is above their title.
  public convenience override init() {
    self.init(style: .stacked)
  }

  /// Restores the system's appearance of items of a style.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
    normal = UITabBarItemStateAppearance()
    selected = UITabBarItemStateAppearance()
    disabled = UITabBarItemStateAppearance()
    focused = UITabBarItemStateAppearance()
  }
}

extension UITabBarItemAppearance {
  /// The arrangement of the picture and the title of an item.
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }
}

/// The appearance of an item of a tab bar in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The appearance of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// The offset of the badge.
  open var badgePositionAdjustment = UIOffset.zero
  /// The colour of the badge.
  open var badgeBackgroundColor: UIColor?
  /// The appearance of the text in the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the text in the badge.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  override init() {
    super.init()
  }
}
