extension ElementKind {
  package static let argument = ElementKind(
    "argument", .argument,
    "A value that a segue gives to its destination.",
    attributes: [
      .init(key: .argumentName, isRequired: true, "The parameter that it is for."),
      .init(key: .argumentValue, isRequired: true, "The value, as a literal of the parameter's type."),
    ],
    example: """
      <argument name="count" value="3"/>
      """
  )
}
