extension ElementKind {
  package static let constraint = ElementKind(
    "constraint", .constraint,
    "A layout relationship between two views or layout guides.",
    attributes: [
      .id,
      .init(key: .firstItem, "The first item, by default the view that contains the constraint."),
      .init(key: .firstAttribute, isRequired: true, "The layout attribute of the first item."),
      .init(key: .relation, "The relation between the attributes, by default `equal`."),
      .init(key: .secondItem, "The second item."),
      .init(key: .secondAttribute, "The layout attribute of the second item."),
      .init(key: .multiplier, "The multiplier of the second attribute: `1.5`, `3:2` or `3/2`."),
      .init(
        key: .constant, sets: "constant",
        "The constant in points, or `system` for the standard spacing."),
      .init(key: .priority, "The priority of the constraint, by default 1000."),
      .init(key: .when, "The traits for which the constraint is active, by default all."),
      .init(
        key: .active, excludes: ["when"], needs: ["id"],
        "Whether the constraint is active from the start, by default `true`."),
      .init(key: .constraintIdentifier, "The name of the constraint in debugging output."),
    ],
    example: """
      <constraint firstItem="photo" firstAttribute="width" secondItem="photo" secondAttribute="height" multiplier="1.5"/>
      """
  )
}
