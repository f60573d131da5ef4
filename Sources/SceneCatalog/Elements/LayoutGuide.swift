extension ElementKind {
  package static let layoutGuide = ElementKind(
    "layoutGuide", .layoutGuide, type: "UILayoutGuide", placement: .added(with: "addLayoutGuide"),
    "An invisible rectangular area for Auto Layout.",
    attributes: [
      .init(key: .id, isRequired: true, "The identifier of the element, which becomes a Swift name.")
    ],
    including: [.positions],
    example: """
      <layoutGuide id="gap" top="title.bottom" bottom="body.top"/>
      """
  )
}
