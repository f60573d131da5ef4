/// A bar of buttons.
@preconcurrency @MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}
