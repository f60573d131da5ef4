extension ElementKind {
  package static let largeTitleTextAttributes = ElementKind(
    "largeTitleTextAttributes", .value, type: "[NSAttributedString.Key: Any]",
    placement: .assigned(to: "largeTitleTextAttributes"), isStructure: true,
    "How large titles look in a bar.",
    including: [.titleText],
    example: """
      <largeTitleTextAttributes textColor="systemIndigo"/>
      """
  )
}
