extension ElementKind {
  package static let titleTextAttributes = ElementKind(
    "titleTextAttributes", .value, type: "[NSAttributedString.Key: Any]",
    placement: .assigned(to: "titleTextAttributes"), isStructure: true,
    "The text attributes of titles in a bar.",
    including: [.titleText],
    example: """
      <titleTextAttributes font="system 17 semibold" textColor="white"/>
      """
  )
}
