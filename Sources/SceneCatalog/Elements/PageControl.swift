extension ElementKind {
  package static let pageControl = ElementKind(
    "pageControl", .view, type: "UIPageControl", trigger: .controlEvent("valueChanged"),
    "A row of dots, one for each page.",
    attributes: [
      .init("numberOfPages", .integer(atLeast: 0), sets: "numberOfPages", "How many pages there are."),
      .init("currentPage", .integer(atLeast: 0), sets: "currentPage", "The page that is open, from 0."),
      .init(
        "hidesForSinglePage", .boolean, sets: "hidesForSinglePage", "Whether it is hidden if there is only one page."),
      .init("pageIndicatorTintColor", .color, sets: "pageIndicatorTintColor", "The colour of the dots."),
      .init(
        "currentPageIndicatorTintColor", .color, sets: "currentPageIndicatorTintColor",
        "The colour of the dot of the open page."),
      .init("preferredIndicatorImage", .image, sets: "preferredIndicatorImage", "The image that replaces dots."),
      .init("backgroundStyle", .choice(.pageBackground), sets: "backgroundStyle", "When it has a background."),
      .init(
        "allowsContinuousInteraction", .boolean, sets: "allowsContinuousInteraction",
        "Whether dragging across it turns pages."),
    ],
    including: [.control, .view],
    children: [.segue, .action, .layout, .connections],
    example: """
      <pageControl id="pages" numberOfPages="3" currentPage="1"/>
      """
  )
}
