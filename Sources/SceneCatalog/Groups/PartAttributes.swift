extension ElementKind {
  /// What this view takes where another view makes it for itself: all but an identity and a place of its own.
  ///
  /// - Parameters:
  ///   - others: further attributes that the other view has itself.
  ///   - isNamed: whether it has an id, by which outlets and code reach it.
  func attributesOfPart(except others: String..., isNamed: Bool = false) -> [AttributeKind] {
    let excluded = Set([AttributeKind].ownership.map(\.name) + others)
    return attributes.filter { !excluded.contains($0.name) || isNamed && $0.name == AttributeKind.id.name }
  }
}

extension [AttributeKind] {
  /// What only a view of one's own takes.
  fileprivate static let ownership: [AttributeKind] =
    [.id, .styles, .outlet, .init(key: .when, ""), .init(key: .use, "")] + AttributeKind.customClass
    + .layout.filter { !marginNames.contains($0.name) }

  private static let marginNames: Set<String> = [
    "insetsLayoutMarginsFromSafeArea", "layoutMargins", "preservesSuperviewLayoutMargins",
  ]
}
