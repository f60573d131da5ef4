extension ElementKind {
  package static let outlet = ElementKind(
    "outlet", .outlet,
    "A property that refers to an object in the scene.",
    attributes: [
      .init(key: .property, isRequired: true, "The name of the property."),
      .init(key: .outletDestination, isRequired: true, "The object that the property refers to."),
    ],
    example: """
      <outlet property="titleLabel" destination="title"/>
      """
  )
}
