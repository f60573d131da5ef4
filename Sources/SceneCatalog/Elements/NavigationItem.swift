extension ElementKind {
  package static let navigationItem = ElementKind(
    "navigationItem", .navigationItem, type: "UINavigationItem", creation: "(title: {title})",
    placement: .listed(in: "items"),
    "What a navigation bar that stands by itself shows.",
    attributes: [
      .id,
      .init("title", .text, makesWith: #""""#, "Its title."),
      .init("prompt", .text, sets: "prompt", "A line above the title."),
      .init("backButtonTitle", .text, sets: "backButtonTitle", "What the button that leads back here says."),
      .init("hidesBackButton", .boolean, sets: "hidesBackButton", "Whether the bar shows no way back."),
      .init(
        "leftItemsSupplementBackButton", .boolean, sets: "leftItemsSupplementBackButton",
        "Whether items at the left stand beside the way back, and do not replace it."),
      .init(
        "largeTitleDisplayMode", .choice(.largeTitle), sets: "largeTitleDisplayMode", "Whether its title is large."),
    ],
    children: [.barButtonItem, .view],
    example: """
      <navigationItem title="Photos">
        <barButtonItem placement="right" systemItem="done"/>
      </navigationItem>
      """
  )
}
