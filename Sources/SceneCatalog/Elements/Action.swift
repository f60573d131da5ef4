extension ElementKind {
  package static let action = ElementKind(
    "action", .action,
    "A connection from a control event to a method.",
    attributes: [
      .init(key: .selector, isRequired: true, "The method to call, with `(_:)` to receive the sender."),
      .init(key: .receiver, "The object that receives the message, by default the view controller."),
      .init(key: .eventType, "The control event, by default the one Interface Builder uses."),
    ],
    example: """
      <action selector="save(_:)" eventType="touchUpInside"/>
      """
  )
}
