extension ElementKind {
  package static let collectionViewCell = ElementKind(
    "collectionViewCell", .collectionCell, type: "UICollectionViewCell", creation: "(frame: .zero)",
    subviews: .inContentView, trigger: .selection,
    "A prototype of the items of a collection.",
    attributes: [
      .init(key: .reuseIdentifier, "What code dequeues it by; it becomes a Swift name.")
    ],
    including: [.view],
    outlets: ["backgroundView", "selectedBackgroundView"],
    children: [.segue, .view, .layout, .connections],
    parts: [.contentView],
    example: """
      <collectionViewCell customClass="PosterCell" reuseIdentifier="Poster">
        <imageView id="poster" pin="superview"/>
        <outlet property="posterView" destination="poster"/>
      </collectionViewCell>
      """
  )
}
