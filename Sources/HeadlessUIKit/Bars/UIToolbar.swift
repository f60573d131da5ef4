/// A bar of buttons.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The items from left to right.
  open var items: [UIBarButtonItem]?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// Whether what lies under the bar shines through.
  open var isTranslucent = true
  private lazy var ownAppearance = UIToolbarAppearance()
  /// How the bar looks; it keeps a copy.
  open var standardAppearance: UIToolbarAppearance {
    get { ownAppearance }
    set { ownAppearance = newValue.duplicate }
  }
  /// How the bar looks on a phone that lies on its side; nil where it looks as usual.
  open var compactAppearance: UIToolbarAppearance? {
    didSet { compactAppearance = compactAppearance?.duplicate }
  }
  /// How the bar looks while content is scrolled to its end; nil where it looks as usual.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.duplicate }
  }

  /// Replaces the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}
