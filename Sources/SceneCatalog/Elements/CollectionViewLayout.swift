extension ElementKind {
  package static let collectionViewLayout = ElementKind(
    "collectionViewLayout", .collectionLayout, type: "UICollectionViewLayout", placement: .creationArgument,
    "Lays the items of a collection out as a class of yours does.",
    attributes: [
      .init(key: .customClass, isRequired: true, "Your class, which is made without arguments."),
      .init(key: .customModule, "The module of the class, where it is another than the scene's."),
    ],
    including: [[.id]],
    example: """
      <collectionViewLayout customClass="MosaicLayout"/>
      """
  )
}
