extension ElementKind {
  package static let stepper = ElementKind(
    "stepper", .view, type: "UIStepper", trigger: .controlEvent("valueChanged"),
    "A control for increasing or decreasing a value.",
    attributes: [
      .init(key: .maximumValue, sets: "maximumValue", "The maximum value, by default 100."),
      .init(
        key: .minimumValue, sets: "minimumValue", isFirstIfNegative: true, "The minimum value, by default 0."),
      .init(key: .stepValue, sets: "stepValue", "The amount by which each step changes the value."),
      .init("value", .number, sets: "value", "The current value of the stepper."),
      .init("wraps", .boolean, sets: "wraps", "Whether the value wraps between the minimum and the maximum."),
      .init("continuous", .boolean, sets: "isContinuous", "Whether the stepper sends events during user interaction."),
      .init("autorepeat", .boolean, sets: "autorepeat", "Whether holding a button changes the value repeatedly."),
    ],
    including: [.control, .view],
    children: .ofView.union([.segue, .action]),
    example: """
      <stepper id="guests" maximumValue="8" minimumValue="1" value="2">
        <action selector="guestsChanged(_:)"/>
      </stepper>
      """
  )
}
