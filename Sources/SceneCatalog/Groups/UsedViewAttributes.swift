extension [AttributeKind] {
  /// What a view takes that another element describes: a name, a place, and what tells it from others made like it. All
  /// else stands in the element of the view.
  package static let namesOfUsedView: Set<String> = Set(
    [
      AttributeKey<String>.id.name, AttributeKey<String>.use.name, AttributeKey<TraitAlternatives>.when.name,
      AttributeKey<Names>.styles.name, AttributeKey<Bool>.outlet.name, AttributeKind.accessibilityIdentifier, "hidden",
      "tag",
    ] + [AttributeKind].layout.map(\.name))
}
