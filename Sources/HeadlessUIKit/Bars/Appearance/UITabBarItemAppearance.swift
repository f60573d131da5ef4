/// What the items of a tab bar look like.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  open private(set) lazy var normal = UITabBarItemStateAppearance()
  open private(set) lazy var selected = UITabBarItemStateAppearance()
  open private(set) lazy var disabled = UITabBarItemStateAppearance()
  open private(set) lazy var focused = UITabBarItemStateAppearance()

  /// The looks of items that are laid out in the given way.
  public required init(style: UITabBarItemAppearance.Style) {
    super.init()
  }

  /// The looks of items whose picture is above their title.
  public convenience override init() {
    self.init(style: .stacked)
  }

  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
    normal = UITabBarItemStateAppearance()
    selected = UITabBarItemStateAppearance()
    disabled = UITabBarItemStateAppearance()
    focused = UITabBarItemStateAppearance()
  }
}

extension UITabBarItemAppearance {
  /// How picture and title of an item lie.
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }
}

/// What an item of a tab bar looks like in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgeTitlePositionAdjustment = UIOffset.zero

  override init() {
    super.init()
  }
}
