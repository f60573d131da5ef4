import UIKitFacts

/// The bar of a navigation controller.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  /// The height that the bar has by itself.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlSizes.toolbarHeight)
  }
  /// The height that the bar has by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSizes.toolbarHeight)
  }

  /// The items from the bottom of the stack to its top.
  open var items: [UINavigationItem]?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// Whether titles can be large.
  open var prefersLargeTitles = false {
    didSet { (superview?.viewController as? UINavigationController)?.barsDidChange() }
  }
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

  /// The position of the bar by its delegate, otherwise the top.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// The picture beside the title of the back button.
  open var backIndicatorImage: UIImage?
  /// The mask that hides titles that move under that picture.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The delegate of a bar that stands by itself.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// Sets the image behind the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  /// The image behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
  /// Adds an item in front of the others. A bar of a navigation controller must not be changed.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems((items ?? []) + [item], animated: animated) }
  /// Removes the item in front, unless it is the last one.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let items, items.count > 1 else { return nil }
    setItems(items.dropLast(), animated: animated)
    return items.last
  }
}
