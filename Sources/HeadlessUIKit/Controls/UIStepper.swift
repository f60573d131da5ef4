/// A control that makes a value larger or smaller, step by step.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private var number = 0.0

  open var value: Double {
    get { number }
    set { number = min(max(newValue, minimumValue), maximumValue) }
  }
  open var minimumValue = 0.0 {
    didSet { value = number }
  }
  open var maximumValue = 100.0 {
    didSet { value = number }
  }
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  /// The size that all steppers have.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  /// The size that all steppers have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
