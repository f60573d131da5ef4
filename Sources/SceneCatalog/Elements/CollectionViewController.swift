extension ElementKind {
  package static let collectionViewController = ElementKind(
    "collectionViewController", .controller, type: "UICollectionViewController",
    creation: "(collectionViewLayout: UICollectionViewFlowLayout())", rootView: .collection,
    "A view controller that manages a collection view.",
    attributes: [
      .clearsSelection
    ],
    including: [.controller, .nib],
    children: .ofControllerWithView,
    example: """
      <collectionViewController id="gallery" customClass="Gallery"/>
      """
  )
}
