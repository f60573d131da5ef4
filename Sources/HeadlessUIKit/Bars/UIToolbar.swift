/// A bar of buttons.
@preconcurrency @MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  private lazy var ownAppearance = UIToolbarAppearance()
  open var standardAppearance: UIToolbarAppearance {
    get { ownAppearance }
    set { ownAppearance = newValue.duplicate }
  }
  open var compactAppearance: UIToolbarAppearance? {
    didSet { compactAppearance = compactAppearance?.duplicate }
  }
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.duplicate }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}
