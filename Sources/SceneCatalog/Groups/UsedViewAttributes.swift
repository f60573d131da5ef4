extension [AttributeKind] {
  /// The attributes of a view with `use`: its name, its position, and those that can differ between copies. The used
  /// view has all others.
  package static let namesOfUsedView: Set<String> = Set(
    [
      AttributeKey<String>.id.name, AttributeKey<String>.use.name, AttributeKey<TraitAlternatives>.when.name,
      AttributeKey<Names>.styles.name, AttributeKey<Bool>.outlet.name, AttributeKind.accessibilityIdentifier, "hidden",
      "tag",
    ] + [AttributeKind].layout.map(\.name))
}
