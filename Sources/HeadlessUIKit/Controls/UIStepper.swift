import UIKitFacts

/// A control that makes a value larger or smaller, step by step.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The size that the control has by itself.
  open override var intrinsicContentSize: CGSize { CGSize(ControlSizes.stepper) }
  /// The size that the control has by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var hasOwnSize: Bool { true }
  override var standardHugging: LayoutPriorities { LayoutPriorities(of: "stepper") }

  private var number = 0.0
  private var least = 0.0
  private var greatest = 100.0
  private var step = 1.0

  /// The value, between the smallest and the largest.
  open var value: Double {
    get { number }
    set { number = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The smallest value.
  open var minimumValue: Double {
    get { least }
    set {
      guard newValue < greatest else { return UncaughtException.emptyRange(newValue, greatest).raise() }
      least = newValue
      value = number
    }
  }
  /// The largest value.
  open var maximumValue: Double {
    get { greatest }
    set {
      guard newValue > least else { return UncaughtException.emptyRange(least, newValue).raise() }
      greatest = newValue
      value = number
    }
  }
  /// The size of a step.
  open var stepValue: Double {
    get { step }
    set {
      guard newValue > 0 else { return UncaughtException.stepNotPositive(newValue).raise() }
      step = newValue
    }
  }
  /// Whether actions run while a finger stays on the control.
  open var isContinuous = true
  /// Whether steps go on while a finger stays on the control.
  open var autorepeat = true
  /// Whether the smallest value follows the largest.
  open var wraps = false

}
