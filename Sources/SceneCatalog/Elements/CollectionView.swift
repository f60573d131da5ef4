extension ElementKind {
  package static let collectionView = ElementKind(
    "collectionView", .view, type: "UICollectionView",
    creation: "(frame: .zero, collectionViewLayout: {flowLayout})",
    "A view that presents items in a customisable layout.",
    attributes: [
      .items,
      .init("allowsSelection", .boolean, sets: "allowsSelection", "Whether users can select items."),
      .init(
        "allowsMultipleSelection", .boolean, sets: "allowsMultipleSelection",
        "Whether users can select more than one item."),
      .init(
        "allowsSelectionDuringEditing", .boolean, sets: "allowsSelectionDuringEditing",
        "Whether users can select items during editing."),
      .init(
        "allowsMultipleSelectionDuringEditing", .boolean, sets: "allowsMultipleSelectionDuringEditing",
        "Whether users can select more than one item during editing."),
      .init(
        "prefetchingEnabled", .boolean, sets: "isPrefetchingEnabled",
        "Whether the collection view prefetches cells and data."),
    ],
    including: [.scrolling, .view],
    outlets: ["backgroundView", "dataSource", "delegate", "dragDelegate", "dropDelegate", "prefetchDataSource"],
    places: [.backgroundView],
    children: .ofView.union([.collectionLayout, .collectionCell, .supplementaryView, .view, .refreshControl]),
    example: """
      <collectionView pin="superview"/>
      """
  )
}
