extension ElementKind {
  package static let constraint = ElementKind(
    "constraint", .constraint,
    "A layout constraint.",
    attributes: [
      .id,
      .init(key: .firstItem, "What is laid out; the view that holds the constraint if not said."),
      .init(key: .firstAttribute, isRequired: true, "Its edge, centre or size."),
      .init(key: .relation, "How the two sides compare; equal if not said."),
      .init(key: .secondItem, "What it is laid out against."),
      .init(key: .secondAttribute, "The edge, centre or size of that."),
      .init(key: .multiplier, "What the second side is multiplied by: `1.5`, `3:2` or `3/2`."),
      .init(
        key: .constant, sets: "constant",
        "What is added to the second side, in points, or `system` for the distance that the system leaves."),
      .init(key: .priority, "How much it matters; 1000 if not said."),
      .init(key: .when, "The traits with which it holds; always if not said."),
      .init(
        key: .active, excludes: ["when"], needs: ["id"],
        "Whether it holds from the start, as it does if not said; code sets `isActive` of the constraint."),
      .init(key: .constraintIdentifier, "What layout debugging calls it."),
    ],
    example: """
      <constraint firstItem="photo" firstAttribute="width" secondItem="photo" secondAttribute="height" multiplier="1.5"/>
      """
  )
}
