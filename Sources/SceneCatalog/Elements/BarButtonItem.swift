extension ElementKind {
  package static let barButtonItem = ElementKind(
    "barButtonItem", .barButtonItem, type: "UIBarButtonItem", trigger: .tap,
    "A button in the navigation bar or toolbar.",
    attributes: [
      .id,
      .init(key: .placement, isRequired: true, "Which bar it is in, and at which side."),
      .init(key: .systemItem, "A button that the system provides."),
      .init(key: .title, sets: "title", excludes: ["systemItem"], "What it says."),
      .init(key: .image, sets: "image", excludes: ["systemItem"], "The image it shows."),
      .init(
        key: .systemImage, sets: "image", excludes: ["image", "systemItem"], "The symbol it shows."),
      .init("style", .choice(.barItemStyle), sets: "style", "How it looks."),
      .init("enabled", .boolean, sets: "isEnabled", "Whether it can be used."),
      .init("tintColor", .color, sets: "tintColor", "Its colour."),
      .init("width", .number, sets: "width", "How wide it is."),
      .init(
        "accessibilityIdentifier", .string, sets: "accessibilityIdentifier", "The name that interface tests know it by."
      ),
      .init("accessibilityLabel", .text, sets: "accessibilityLabel", "What assistive technology calls it."),
      .init("accessibilityHint", .text, sets: "accessibilityHint", "What using it does, for assistive technology."),
    ],
    children: [.segue, .action],
    example: """
      <barButtonItem placement="right" systemItem="add">
        <segue kind="present" identifier="add" destination="editor"/>
      </barButtonItem>
      """
  )
}
