/// The bar of a navigation controller.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The items from the bottom of the stack to its top.
  open var items: [UINavigationItem]?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// Whether titles can be large.
  open var prefersLargeTitles = false
  /// The line under the bar.
  open var shadowImage: UIImage?
  /// The appearance of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The appearance of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  private lazy var ownAppearance = UINavigationBarAppearance()
  /// The appearance of the bar at its usual height; it keeps a copy.
  open var standardAppearance: UINavigationBarAppearance {
    get { ownAppearance }
    set { ownAppearance = newValue.duplicate }
  }
  /// The appearance of the bar on a phone in landscape; nil if it looks as usual.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = compactAppearance?.duplicate }
  }
  /// The appearance of the bar while content is scrolled to its top; nil if it looks as usual.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.duplicate }
  }
  /// The appearance of the bar in both cases at once; nil if it looks as usual.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.duplicate }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }
}
