extension ElementKind {
  package static let layoutGuide = ElementKind(
    "layoutGuide", .layoutGuide, type: "UILayoutGuide", placement: .added(with: "addLayoutGuide"),
    "An invisible rectangle to lay views out by.",
    attributes: [
      .init(key: .id, isRequired: true, "Its name; it becomes a Swift name.")
    ],
    including: [.positions],
    example: """
      <layoutGuide id="gap" top="title.bottom" bottom="body.top"/>
      """
  )
}
