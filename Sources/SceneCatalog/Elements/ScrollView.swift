extension ElementKind {
  package static let scrollView = ElementKind(
    "scrollView", .view, type: "UIScrollView", subviews: .plain,
    "A view that scrolls what it holds.",
    including: [.scrolling, .view],
    outlets: ["delegate"],
    children: [.view, .refreshControl, .layout, .connections],
    example: """
      <scrollView pin="safeArea">
        <stackView axis="vertical" pin="contentLayoutGuide" width="frameLayoutGuide.width"/>
      </scrollView>
      """
  )
}
