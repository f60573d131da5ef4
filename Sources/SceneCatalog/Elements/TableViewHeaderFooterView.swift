extension ElementKind {
  package static let tableViewHeaderFooterView = ElementKind(
    "tableViewHeaderFooterView", .headerFooterView, type: "UITableViewHeaderFooterView",
    creation: "(reuseIdentifier: {reuseIdentifier})", subviews: .inContentView,
    "A prototype of the headers and footers of sections, in a table or in `scenes`.",
    attributes: [
      .init(key: .reuseIdentifier, makesWith: "nil", "What code dequeues it by; it becomes a Swift name.")
    ],
    including: [.view],
    outlets: ["backgroundView"],
    places: [.backgroundView],
    children: [.view, .layout, .connections],
    parts: [.contentView],
    example: """
      <tableViewHeaderFooterView reuseIdentifier="Season">
        <label id="title" font="headline" pin="layoutMargins"/>
      </tableViewHeaderFooterView>
      """
  )
}
