extension ElementKind {
  package static let parameter = ElementKind(
    "parameter", .parameter,
    "A parameter of the view controller's initialiser.",
    attributes: [
      .init(key: .name, isRequired: true, "The argument label of the parameter."),
      .init(key: .type, isRequired: true, "The Swift type of the parameter."),
      .init(key: .defaultValue, "The default value of the parameter."),
    ],
    example: """
      <parameter name="item" type="Item"/>
      """
  )
}
