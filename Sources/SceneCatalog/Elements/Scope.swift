extension ElementKind {
  package static let scope = ElementKind(
    "scope", .scope, placement: .value("{title}", in: "scopeButtonTitles"),
    "A scope that a search bar offers.",
    attributes: [
      .init(key: .scopeTitle, isRequired: true, "What its button says.")
    ],
    example: """
      <scope title="All"/>
      """
  )
}
