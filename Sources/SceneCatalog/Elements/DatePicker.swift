extension ElementKind {
  package static let datePicker = ElementKind(
    "datePicker", .view, type: "UIDatePicker", trigger: .controlEvent("valueChanged"),
    "A control for selecting a date, a time or a duration.",
    attributes: [
      .init(
        "datePickerMode", .choice(.dateMode), sets: "datePickerMode",
        "The mode of the date picker, such as date or time."),
      .init(
        "preferredDatePickerStyle", .choice(.dateStyle), sets: "preferredDatePickerStyle",
        "The preferred style of the date picker."),
      .init(
        "locale", .string, sets: "locale", to: "Locale(identifier: %)",
        "The identifier of the locale, such as `en_GB`."),
      .init(
        "timeZone", .string, sets: "timeZone", to: "TimeZone(identifier: %)",
        "The identifier of the time zone, such as `Europe/Berlin`."),
      .init(
        "minuteInterval", .integer(atLeast: 1), sets: "minuteInterval",
        "The interval between displayed minutes, a divisor of 60."),
      .init(
        "roundsToMinuteInterval", .boolean, sets: "roundsToMinuteInterval",
        "Whether the date rounds to the minute interval."),
      .init("minimumDate", .date, sets: "minimumDate", "The earliest date that users can select."),
      .init("maximumDate", .date, sets: "maximumDate", "The latest date that users can select."),
      .init("date", .date, sets: "date", "The displayed date, by default the current date."),
      .init("countDownDuration", .number, sets: "countDownDuration", "The displayed duration in seconds."),
    ],
    including: [.control, .view],
    children: .ofView.union([.segue, .action]),
    example: """
      <datePicker id="birthday" datePickerMode="date" maximumDate="2030-12-31T12:00:00Z">
        <action selector="birthdayChanged(_:)"/>
      </datePicker>
      """
  )
}
