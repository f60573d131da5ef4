import UIKitFacts

/// The bar of a tab bar controller.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The height that the bar has by itself.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlSizes.tabBarHeight)
  }
  /// The height that the bar has by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSizes.tabBarHeight)
  }

  /// The items from left to right.
  open var items: [UITabBarItem]?
  /// The item that is selected.
  open weak var selectedItem: UITabBarItem?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// The tint colour of unselected items.
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
  /// The image of the bar's shadow.
  open var shadowImage: UIImage?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The picture that marks the selected item.
  open var selectionIndicatorImage: UIImage?
  /// The positioning of the items.
  open var itemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of centred items; 0 for that of the system.
  open var itemWidth: CGFloat = 0
  /// The space between centred items; 0 for that of the system.
  open var itemSpacing: CGFloat = 0
  /// The delegate of a bar that stands by itself.
  open weak var delegate: (any UITabBarDelegate)?

  /// Replaces the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }
}

extension UITabBar {
  /// The positioning of the items of a tab bar.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }
}
