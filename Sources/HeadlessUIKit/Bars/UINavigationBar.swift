/// The bar that shows where one is and leads back.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The items from the bottom of the stack to its top.
  open var items: [UINavigationItem]?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// Whether what lies under the bar shines through.
  open var isTranslucent = true
  /// Whether titles may be large.
  open var prefersLargeTitles = false
  /// The line under the bar.
  open var shadowImage: UIImage?
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  private lazy var ownAppearance = UINavigationBarAppearance()
  /// How the bar looks at its usual height; it keeps a copy.
  open var standardAppearance: UINavigationBarAppearance {
    get { ownAppearance }
    set { ownAppearance = newValue.duplicate }
  }
  /// How the bar looks on a phone that lies on its side; nil where it looks as usual.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = compactAppearance?.duplicate }
  }
  /// How the bar looks while content is scrolled to its top; nil where it looks as usual.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.duplicate }
  }
  /// How the bar looks in both cases at once; nil where it looks as usual.
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
