extension ElementKind {
  package static let refreshControl = ElementKind(
    "refreshControl", .refreshControl, type: "UIRefreshControl", placement: .assigned(to: "refreshControl"),
    trigger: .controlEvent("valueChanged"),
    attributedText: .attributedText(sets: "attributedTitle", excludes: []),
    "What users pull down to refresh the content of a scroll view.",
    including: [.control, .unplacedView],
    children: [.action, .connections],
    example: """
      <refreshControl id="refresh">
        <action selector="reload"/>
      </refreshControl>
      """
  )
}
