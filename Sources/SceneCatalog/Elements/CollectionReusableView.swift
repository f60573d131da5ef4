extension ElementKind {
  package static let collectionReusableView = ElementKind(
    "collectionReusableView", .supplementaryView, type: "UICollectionReusableView", creation: "(frame: .zero)",
    subviews: .plain,
    "A prototype of a supplementary view, such as a section header.",
    attributes: [
      .init(key: .reuseIdentifier, "The identifier for dequeuing views, which becomes a Swift name."),
      .init(
        key: .supplementaryKind,
        "The element kind: `header` by default, `footer`, or your own."),
    ],
    including: [.view],
    children: .ofView.union([.view]),
    example: """
      <collectionReusableView reuseIdentifier="SeasonHeader" kind="header">
        <label id="title" font="headline" pin="layoutMargins"/>
      </collectionReusableView>
      """
  )
}
