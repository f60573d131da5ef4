import UIKitFacts

/// A control that picks a colour.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The size that the control has by itself.
  open override var intrinsicContentSize: CGSize { CGSize(ControlSizes.colorWell) }
  /// The size that the control has by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var standardHugging: LayoutPriorities { LayoutPriorities(of: "colorWell") }

  /// The title of the picker.
  open var title: String?
  /// Whether the user can pick opacity.
  open var supportsAlpha = true
  /// The selected colour.
  open var selectedColor: UIColor?

}
