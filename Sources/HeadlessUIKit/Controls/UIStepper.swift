/// A control that makes a value larger or smaller, step by step.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private var number = 0.0

  /// The value, between the smallest and the largest.
  open var value: Double {
    get { number }
    set { number = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The smallest value.
  open var minimumValue = 0.0 {
    didSet { value = number }
  }
  /// The largest value.
  open var maximumValue = 100.0 {
    didSet { value = number }
  }
  /// The size of a step.
  open var stepValue = 1.0
  /// Whether actions run while a finger stays on the control.
  open var isContinuous = true
  /// Whether steps go on while a finger stays on the control.
  open var autorepeat = true
  /// Whether the smallest value follows the largest.
  open var wraps = false

  /// The size that all steppers have.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  /// The size that all steppers have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
