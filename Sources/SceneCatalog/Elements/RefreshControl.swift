extension ElementKind {
  package static let refreshControl = ElementKind(
    "refreshControl", .refreshControl, type: "UIRefreshControl", placement: .assigned(to: "refreshControl"),
    trigger: .controlEvent("valueChanged"),
    attributedText: .attributedText(sets: "attributedTitle", excludes: []),
    "A control that refreshes a scroll view's content when pulled down.",
    including: [.control, .unplacedView],
    children: .connections.union([.action]),
    example: """
      <refreshControl id="refresh">
        <action selector="reload"/>
      </refreshControl>
      """
  )
}
