extension ElementKind {
  package static let stepper = ElementKind(
    "stepper", .view, type: "UIStepper", trigger: .controlEvent("valueChanged"),
    "A control that makes a value larger or smaller, step by step.",
    attributes: [
      .init(key: .maximumValue, sets: "maximumValue", "The greatest value, 100 by default."),
      .init(
        key: .minimumValue, sets: "minimumValue", isFirstIfNegative: true, "The least value, 0 by default."),
      .init(key: .stepValue, sets: "stepValue", "How much a step changes it."),
      .init("value", .number, sets: "value", "The value."),
      .init("wraps", .boolean, sets: "wraps", "Whether the least value follows the greatest."),
      .init("continuous", .boolean, sets: "isContinuous", "Whether it reports every step while it is held."),
      .init("autorepeat", .boolean, sets: "autorepeat", "Whether steps repeat while it is held."),
    ],
    including: [.control, .view],
    children: [.segue, .action, .layout, .connections],
    example: """
      <stepper id="guests" maximumValue="8" minimumValue="1" value="2">
        <action selector="guestsChanged(_:)"/>
      </stepper>
      """
  )
}
