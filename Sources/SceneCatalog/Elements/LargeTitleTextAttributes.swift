extension ElementKind {
  package static let largeTitleTextAttributes = ElementKind(
    "largeTitleTextAttributes", .value, type: "[NSAttributedString.Key: Any]",
    placement: .assigned(to: "largeTitleTextAttributes"), isStructure: true,
    "The text attributes of large titles in a bar.",
    including: [.titleText],
    example: """
      <largeTitleTextAttributes textColor="systemIndigo"/>
      """
  )
}
