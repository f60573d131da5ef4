import UIKitFacts

/// A bar of buttons.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  /// The height that the bar has by itself.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlSizes.toolbarHeight)
  }
  /// The height that the bar has by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSizes.toolbarHeight)
  }

  /// The items from left to right.
  open var items: [UIBarButtonItem]?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  private lazy var ownAppearance = UIToolbarAppearance()
  /// The appearance of the bar; it keeps a copy.
  open var standardAppearance: UIToolbarAppearance {
    get { ownAppearance }
    set { ownAppearance = newValue.duplicate }
  }
  /// The appearance of the bar on a phone in landscape; nil if it looks as usual.
  open var compactAppearance: UIToolbarAppearance? {
    didSet { compactAppearance = compactAppearance?.duplicate }
  }
  /// The appearance of the bar while content is scrolled to its end; nil if it looks as usual.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.duplicate }
  }
  /// The appearance of the bar in both cases at once; nil if it looks as usual.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.duplicate }
  }
  /// The delegate of a bar that stands by itself.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The position of the bar by its delegate, otherwise the bottom.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  /// Replaces the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}
