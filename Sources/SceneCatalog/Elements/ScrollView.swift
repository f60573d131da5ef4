extension ElementKind {
  package static let scrollView = ElementKind(
    "scrollView", .view, type: "UIScrollView", subviews: .plain,
    "A view that scrolls and zooms its content.",
    including: [.scrolling, .view],
    outlets: ["delegate"],
    children: .ofView.union([.view, .refreshControl]),
    example: """
      <scrollView pin="safeArea">
        <stackView axis="vertical" pin="contentLayoutGuide" width="frameLayoutGuide.width"/>
      </scrollView>
      """
  )
}
