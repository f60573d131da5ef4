extension ElementKind {
  package static let collectionReusableView = ElementKind(
    "collectionReusableView", .supplementaryView, type: "UICollectionReusableView", creation: "(frame: .zero)",
    subviews: .plain,
    "A prototype of headers, footers and other views of a collection.",
    attributes: [
      .init(key: .reuseIdentifier, "What code dequeues it by; it becomes a Swift name."),
      .init(
        key: .supplementaryKind,
        "What it is: `header`, `footer`, or what a layout of yours calls it; a header if not said."),
    ],
    including: [.view],
    children: [.view, .layout, .connections],
    example: """
      <collectionReusableView reuseIdentifier="SeasonHeader" kind="header">
        <label id="title" font="headline" pin="layoutMargins"/>
      </collectionReusableView>
      """
  )
}
