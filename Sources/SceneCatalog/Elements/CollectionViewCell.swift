extension ElementKind {
  package static let collectionViewCell = ElementKind(
    "collectionViewCell", .collectionCell, type: "UICollectionViewCell", creation: "(frame: .zero)",
    subviews: .inContentView, trigger: .selection,
    "A prototype of a cell in a collection view.",
    attributes: [
      .init(key: .reuseIdentifier, "The identifier for dequeuing cells, which becomes a Swift name.")
    ],
    including: [.view],
    outlets: ["backgroundView", "selectedBackgroundView"],
    children: .ofView.union([.segue, .view]),
    parts: [.contentView],
    example: """
      <collectionViewCell customClass="PosterCell" reuseIdentifier="Poster">
        <imageView id="poster" pin="superview"/>
        <outlet property="posterView" destination="poster"/>
      </collectionViewCell>
      """
  )
}
