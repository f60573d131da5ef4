/// A control that picks a colour.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The title of the picker.
  open var title: String?
  /// Whether the user can pick opacity.
  open var supportsAlpha = true
  /// The selected colour.
  open var selectedColor: UIColor?

  /// The size that all colour wells have.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  /// The size that all colour wells have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
