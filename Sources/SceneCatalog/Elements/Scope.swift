extension ElementKind {
  package static let scope = ElementKind(
    "scope", .scope, placement: .value("{title}", in: "scopeButtonTitles"),
    "A scope button of a search bar.",
    attributes: [
      .init(key: .scopeTitle, isRequired: true, "The title of the scope button.")
    ],
    example: """
      <scope title="All"/>
      """
  )
}
