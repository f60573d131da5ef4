extension ElementKind {
  package static let action = ElementKind(
    "action", .action,
    "A control event that calls a method.",
    attributes: [
      .init("selector", .selector, isRequired: true, "The method; with `(_:)` it gets the control."),
      .init("destination", .reference, "Whose method it is; the scene's controller if not said."),
      .init("eventType", .choice(.controlEvent), "The event; the control's usual one if not said."),
    ],
    example: """
      <action selector="save(_:)" eventType="touchUpInside"/>
      """
  )
}
