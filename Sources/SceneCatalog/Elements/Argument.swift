extension ElementKind {
  package static let argument = ElementKind(
    "argument", .argument,
    "A value that a segue passes to the destination.",
    attributes: [
      .init(key: .argumentName, isRequired: true, "The name of the destination's parameter."),
      .init(key: .argumentValue, isRequired: true, "The value, as a literal of the parameter's type."),
    ],
    example: """
      <argument name="count" value="3"/>
      """
  )
}
