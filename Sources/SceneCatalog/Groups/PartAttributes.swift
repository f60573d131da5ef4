extension ElementKind {
  /// The attributes of this view if its superview creates it: all but those of its identity and its position.
  ///
  /// - Parameters:
  ///   - others: Further attributes, which the superview has.
  ///   - isNamed: Whether it has an id, for outlets and code.
  func attributesOfPart(except others: String..., isNamed: Bool = false) -> [AttributeKind] {
    let excluded = Set([AttributeKind].ownership.map(\.name) + others)
    return attributes.filter { !excluded.contains($0.name) || isNamed && $0.name == AttributeKind.id.name }
  }
}

extension [AttributeKind] {
  /// The attributes of identity and position.
  fileprivate static let ownership: [AttributeKind] =
    [.id, .styles, .outlet, .init(key: .when, ""), .init(key: .use, "")] + AttributeKind.customClass
    + .layout.filter { !marginNames.contains($0.name) }

  private static let marginNames: Set<String> = [
    "insetsLayoutMarginsFromSafeArea", "layoutMargins", "preservesSuperviewLayoutMargins",
  ]
}
