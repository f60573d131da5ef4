extension ElementKind {
  package static let outletCollection = ElementKind(
    "outletCollection", .outletCollection,
    "A property that is set to a list of things in the scene, in the order of the file.",
    attributes: [
      .init(key: .property, isRequired: true, "The property."),
      .init(key: .outletDestination, isRequired: true, "One of the things in the list."),
    ],
    example: """
      <outletCollection property="stars" destination="firstStar"/>
      """
  )
}
