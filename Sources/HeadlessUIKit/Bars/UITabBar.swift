/// The bar of a tab bar controller.
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
  /// Whether the bar is translucent.
  open var isTranslucent = true
  private lazy var ownAppearance = UITabBarAppearance()
  /// The appearance of the bar; it keeps a copy.
  open var standardAppearance: UITabBarAppearance {
    get { ownAppearance }
    set { ownAppearance = newValue.duplicate }
  }
  /// The appearance of the bar while content is scrolled to its end; nil if it looks as usual.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.duplicate }
  }

  /// Replaces the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }
}
