extension ElementKind {
  package static let collectionView = ElementKind(
    "collectionView", .view, type: "UICollectionView",
    creation: "(frame: .zero, collectionViewLayout: {flowLayout})",
    "A collection of items that code provides.",
    attributes: [
      .init("allowsSelection", .boolean, sets: "allowsSelection", "Whether items can be selected."),
      .init(
        "allowsMultipleSelection", .boolean, sets: "allowsMultipleSelection", "Whether several items can be selected."),
      .init(
        "allowsSelectionDuringEditing", .boolean, sets: "allowsSelectionDuringEditing",
        "Whether items can be selected while the collection is edited."),
      .init(
        "allowsMultipleSelectionDuringEditing", .boolean, sets: "allowsMultipleSelectionDuringEditing",
        "Whether several items can be selected while the collection is edited."),
      .init(
        "prefetchingEnabled", .boolean, sets: "isPrefetchingEnabled", "Whether it prepares items before they appear."),
    ],
    including: [.scrolling, .view],
    outlets: ["backgroundView", "dataSource", "delegate", "dragDelegate", "dropDelegate", "prefetchDataSource"],
    places: [.backgroundView],
    children: [.collectionLayout, .view, .refreshControl, .layout, .connections],
    example: """
      <collectionView pin="superview"/>
      """
  )
}
