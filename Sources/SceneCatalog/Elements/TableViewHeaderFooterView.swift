extension ElementKind {
  package static let tableViewHeaderFooterView = ElementKind(
    "tableViewHeaderFooterView", .headerFooterView, type: "UITableViewHeaderFooterView",
    creation: "(reuseIdentifier: {reuseIdentifier})", subviews: .inContentView,
    "A prototype of a header or footer of a table section.",
    attributes: [
      .init(key: .reuseIdentifier, makesWith: "nil", "The identifier that code dequeues the view with.")
    ],
    including: [.view],
    outlets: ["backgroundView"],
    places: [.backgroundView],
    children: .ofView.union([.view]),
    parts: [.contentView],
    example: """
      <tableViewHeaderFooterView reuseIdentifier="Season">
        <label id="title" font="headline" pin="layoutMargins"/>
      </tableViewHeaderFooterView>
      """
  )
}
