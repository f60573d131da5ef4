extension ElementKind {
  package static let outletCollection = ElementKind(
    "outletCollection", .outletCollection,
    "A property that refers to several objects in the scene.",
    attributes: [
      .init(key: .property, isRequired: true, "The name of the property."),
      .init(key: .outletDestination, isRequired: true, "One of the objects in the collection."),
    ],
    example: """
      <outletCollection property="stars" destination="firstStar"/>
      """
  )
}
