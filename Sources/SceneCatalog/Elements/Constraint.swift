extension ElementKind {
  package static let constraint = ElementKind(
    "constraint", .constraint,
    "A layout constraint.",
    attributes: [
      .id,
      .init("firstItem", .reference, "What is laid out; the view that holds the constraint if not said."),
      .init("firstAttribute", .choice(.layoutAttribute), isRequired: true, "Its edge, centre or size."),
      .init("relation", .choice(.relation), "How the two sides compare; equal if not said."),
      .init("secondItem", .reference, "What it is laid out against."),
      .init("secondAttribute", .choice(.layoutAttribute), "The edge, centre or size of that."),
      .init("multiplier", .string, "What the second side is multiplied by: `1.5`, `3:2` or `3/2`."),
      .init("constant", .number, "What is added to the second side, in points."),
      .init("priority", .numberIn(1...1000), "How much it matters; 1000 if not said."),
      .init("identifier", .string, "What layout debugging calls it."),
    ],
    example: """
      <constraint firstItem="photo" firstAttribute="width" secondItem="photo" secondAttribute="height" multiplier="1.5"/>
      """
  )
}
