extension ElementKind {
  package static let datePicker = ElementKind(
    "datePicker", .view, type: "UIDatePicker", trigger: .controlEvent("valueChanged"),
    "A control that picks a date, a time or a duration.",
    attributes: [
      .init("datePickerMode", .choice(.dateMode), sets: "datePickerMode", "What it picks."),
      .init("preferredDatePickerStyle", .choice(.dateStyle), sets: "preferredDatePickerStyle", "How it looks."),
      .init(
        "locale", .string, sets: "locale", to: "Locale(identifier: %)",
        "The language and region of what it shows, such as `en_GB`."),
      .init(
        "timeZone", .string, sets: "timeZone", to: "TimeZone(identifier: %)",
        "The time zone of what it shows, such as `Europe/Berlin`."),
      .init(
        "minuteInterval", .integer(atLeast: 1), sets: "minuteInterval",
        "How many minutes apart its times are, a divisor of 60."),
      .init(
        "roundsToMinuteInterval", .boolean, sets: "roundsToMinuteInterval",
        "Whether its date is rounded to that interval."),
      .init("minimumDate", .date, sets: "minimumDate", "The earliest date."),
      .init("maximumDate", .date, sets: "maximumDate", "The latest date."),
      .init("date", .date, sets: "date", "The date it shows, the current one by default."),
      .init("countDownDuration", .number, sets: "countDownDuration", "The duration it shows, in seconds."),
    ],
    including: [.control, .view],
    children: [.segue, .action, .layout, .connections],
    example: """
      <datePicker id="birthday" datePickerMode="date" maximumDate="2030-12-31T12:00:00Z">
        <action selector="birthdayChanged(_:)"/>
      </datePicker>
      """
  )
}
