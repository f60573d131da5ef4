extension ElementKind {
  package static let collectionViewLayout = ElementKind(
    "collectionViewLayout", .collectionLayout, type: "UICollectionViewLayout", placement: .creationArgument,
    "A custom layout for a collection view.",
    attributes: [
      .init(key: .customClass, isRequired: true, "Your layout class, created without arguments."),
      .init(key: .customModule, "The module of the class, by default the scene's module."),
    ],
    including: [[.id]],
    example: """
      <collectionViewLayout customClass="MosaicLayout"/>
      """
  )
}
