/// The bar that shows between what one can choose.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The items from left to right.
  open var items: [UITabBarItem]?
  /// The item that is selected.
  open weak var selectedItem: UITabBarItem?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// The colour of items that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// Whether what lies under the bar shines through.
  open var isTranslucent = true
  private lazy var ownAppearance = UITabBarAppearance()
  /// How the bar looks; it keeps a copy.
  open var standardAppearance: UITabBarAppearance {
    get { ownAppearance }
    set { ownAppearance = newValue.duplicate }
  }
  /// How the bar looks while content is scrolled to its end; nil where it looks as usual.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.duplicate }
  }

  /// Replaces the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }
}
