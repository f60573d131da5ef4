import UIKitFacts

/// A control that picks a date, a time or a duration.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The size that the style has.
  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .wheels: CGSize(ControlSizes.wheels)
    case .inline: CGSize(ControlSizes.inlineDatePicker)
    default: CGSize(ControlSizes.compactDatePicker)
    }
  }
  /// The size that the style has.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var standardHugging: LayoutPriorities { LayoutPriorities(of: "datePicker") }

  private var moment = Date()

  /// The mode of the date picker.
  open var datePickerMode = UIDatePicker.Mode.dateAndTime
  /// The locale of the text; nil for that of the user.
  open var locale: Locale?
  /// The calendar of the date.
  open var calendar: Calendar! = .current
  /// The time zone of the date; nil for that of the calendar.
  open var timeZone: TimeZone?
  /// The date, between the earliest and the latest. They have no effect if the earliest is after the latest.
  open var date: Date {
    get { moment }
    set { moment = limited(newValue) }
  }
  /// The earliest date that users can select.
  open var minimumDate: Date? {
    didSet { date = moment }
  }
  /// The latest date that users can select.
  open var maximumDate: Date? {
    didSet { date = moment }
  }
  /// The picked duration in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The interval between displayed minutes.
  open var minuteInterval = 1
  /// Whether the date is rounded to the interval.
  open var roundsToMinuteInterval = true
  /// The appearance that code wants.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The appearance of the control.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
  }
}

extension UIDatePicker {
  /// The mode of a date picker.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }
}
