extension ElementKind {
  package static let titleTextAttributes = ElementKind(
    "titleTextAttributes", .value, type: "[NSAttributedString.Key: Any]",
    placement: .assigned(to: "titleTextAttributes"), isStructure: true,
    "How titles look in a bar.",
    including: [.titleText],
    example: """
      <titleTextAttributes font="system 17 semibold" textColor="white"/>
      """
  )
}
