/// What the items of a tab bar look like.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// How items look.
  open private(set) lazy var normal = UITabBarItemStateAppearance()
  /// How the selected item looks.
  open private(set) lazy var selected = UITabBarItemStateAppearance()
  /// How an item looks that cannot be used.
  open private(set) lazy var disabled = UITabBarItemStateAppearance()
  /// How an item looks that has the focus.
  open private(set) lazy var focused = UITabBarItemStateAppearance()

  /// The looks of items that are laid out in the given way.
  public required init(style: UITabBarItemAppearance.Style) {
    super.init()
  }

  /// The looks of items whose picture is above their title.
  public convenience override init() {
    self.init(style: .stacked)
  }

  /// Goes back to what the system gives items of a style.
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
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is from where it would be.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// How far the badge is from where it would be.
  open var badgePositionAdjustment = UIOffset.zero
  /// The colour of the badge.
  open var badgeBackgroundColor: UIColor?
  /// How the text in the badge looks.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is from where it would be in the badge.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  override init() {
    super.init()
  }
}
