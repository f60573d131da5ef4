extension ElementKind {
  package static let collectionView = ElementKind(
    "collectionView", .view, type: "UICollectionView",
    creation: "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
    "A collection of items that code provides.",
    attributes: [
      .init("allowsSelection", .boolean, sets: "allowsSelection", "Whether items can be selected."),
      .init(
        "allowsMultipleSelection", .boolean, sets: "allowsMultipleSelection", "Whether several items can be selected."),
    ],
    including: [.scrolling, .view],
    outlets: ["backgroundView", "dataSource", "delegate", "dragDelegate", "dropDelegate", "prefetchDataSource"],
    children: [.collectionCell, .supplementaryView, .layout, .connections],
    example: """
      <collectionView pin="superview"/>
      """
  )
}
