extension ElementKind {
  package static let navigationItem = ElementKind(
    "navigationItem", .navigationItem, type: "UINavigationItem", creation: "(title: {title})",
    placement: .listed(in: "items"),
    "An item of a standalone navigation bar.",
    attributes: [
      .id,
      .init("title", .text, makesWith: #""""#, "The title in the navigation bar."),
      .init("prompt", .text, sets: "prompt", "A line of text above the title."),
      .init(
        "backButtonTitle", .text, sets: "backButtonTitle", "The title of the back button that returns to this item."),
      .init("hidesBackButton", .boolean, sets: "hidesBackButton", "Whether the back button is hidden."),
      .init(
        "leftItemsSupplementBackButton", .boolean, sets: "leftItemsSupplementBackButton",
        "Whether left items appear in addition to the back button."),
      .init(
        "largeTitleDisplayMode", .choice(.largeTitle), sets: "largeTitleDisplayMode",
        "The display mode of the large title."),
    ],
    children: [.barButtonItem, .view],
    example: """
      <navigationItem title="Photos">
        <barButtonItem placement="right" systemItem="done"/>
      </navigationItem>
      """
  )
}
