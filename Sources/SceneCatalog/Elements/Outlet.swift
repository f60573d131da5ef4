extension ElementKind {
  package static let outlet = ElementKind(
    "outlet", .outlet,
    "A property that is set to something in the scene.",
    attributes: [
      .init(key: .property, isRequired: true, "The property."),
      .init(key: .outletDestination, isRequired: true, "What it is set to."),
    ],
    example: """
      <outlet property="titleLabel" destination="title"/>
      """
  )
}
