extension ElementKind {
  package static let parameter = ElementKind(
    "parameter", .parameter,
    "A value that a controller needs; its initialiser takes it.",
    attributes: [
      .init(key: .name, isRequired: true, "The label of the initialiser's parameter."),
      .init(key: .type, isRequired: true, "Its Swift type."),
      .init(key: .defaultValue, "What it is where nothing else is given."),
    ],
    example: """
      <parameter name="item" type="Item"/>
      """
  )
}
