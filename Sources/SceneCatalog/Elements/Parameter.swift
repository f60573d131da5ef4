extension ElementKind {
  package static let parameter = ElementKind(
    "parameter", .parameter,
    "A value that a controller needs; its initialiser takes it.",
    attributes: [
      .init("name", .name, isRequired: true, "The label of the initialiser's parameter."),
      .init("type", .typeName, isRequired: true, "Its Swift type."),
      .init("default", .literal, "What it is where nothing else is given."),
    ],
    example: """
      <parameter name="item" type="Item"/>
      """
  )
}
