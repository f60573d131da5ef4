extension ElementKind {
  /// What this view takes where another view makes it for itself: all but an identity and a place of its own.
  ///
  /// - Parameter others: further attributes that the other view has itself.
  func attributesOfPart(except others: String...) -> [AttributeKind] {
    let excluded = Set([AttributeKind].ownership.map(\.name) + others)
    return attributes.filter { !excluded.contains($0.name) }
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
