extension ElementKind {
  package static let pageControl = ElementKind(
    "pageControl", .view, type: "UIPageControl", trigger: .controlEvent("valueChanged"),
    "A control that displays a dot for each page.",
    attributes: [
      .init("numberOfPages", .integer(atLeast: 0), sets: "numberOfPages", "The number of pages."),
      .init("currentPage", .integer(atLeast: 0), sets: "currentPage", "The index of the current page, from 0."),
      .init(
        "hidesForSinglePage", .boolean, sets: "hidesForSinglePage",
        "Whether the page control is hidden for a single page."),
      .init(
        "pageIndicatorTintColor", .color, sets: "pageIndicatorTintColor", "The tint colour of the page indicators."),
      .init(
        "currentPageIndicatorTintColor", .color, sets: "currentPageIndicatorTintColor",
        "The tint colour of the current page indicator."),
      .init(
        "preferredIndicatorImage", .image, sets: "preferredIndicatorImage",
        "The preferred image of the page indicators."),
      .init(
        "backgroundStyle", .choice(.pageBackground), sets: "backgroundStyle",
        "The preferred background style of the page control."),
      .init(
        "allowsContinuousInteraction", .boolean, sets: "allowsContinuousInteraction",
        "Whether users can drag across the control to change pages."),
    ],
    including: [.control, .view],
    children: .ofView.union([.segue, .action]),
    example: """
      <pageControl id="pages" numberOfPages="3" currentPage="1"/>
      """
  )
}
