extension ElementKind {
  package static let action = ElementKind(
    "action", .action,
    "A control event that calls a method.",
    attributes: [
      .init(key: .selector, isRequired: true, "The method; with `(_:)` it gets the control."),
      .init(key: .receiver, "Whose method it is; the scene's controller if not said."),
      .init(key: .eventType, "The event; the control's usual one if not said."),
    ],
    example: """
      <action selector="save(_:)" eventType="touchUpInside"/>
      """
  )
}
