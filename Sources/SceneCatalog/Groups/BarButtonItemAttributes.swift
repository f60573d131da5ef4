extension [AttributeKind] {
  /// What every bar button item takes.
  static let barButtonItem: [AttributeKind] = [
    .init(key: .systemItem, "A button that the system provides."),
    .init(key: .title, sets: "title", excludes: ["systemItem"], "What it says."),
    .init(key: .image, sets: "image", excludes: ["systemItem"], "The image it shows."),
    .init(
      key: .systemImage, sets: "image", excludes: ["image", "systemItem"], "The symbol it shows."),
    .init("style", .choice(.barItemStyle), sets: "style", "How it looks."),
    .init("enabled", .boolean, sets: "isEnabled", "Whether it can be used."),
    .init("tintColor", .color, sets: "tintColor", "Its colour."),
    .init("width", .number, sets: "width", "How wide it is."),
    .init("tag", .integer(atLeast: 0), sets: "tag", "A number to find it by."),
    .init("imageInsets", .edgeInsets, sets: "imageInsets", "How its image is moved."),
    .init(
      "landscapeImagePhone", .image, sets: "landscapeImagePhone", "The image it shows on a phone in landscape."),
    .init(
      "accessibilityIdentifier", .string, sets: "accessibilityIdentifier", "The name that interface tests know it by."
    ),
    .init("accessibilityLabel", .text, sets: "accessibilityLabel", "What assistive technology calls it."),
    .init("accessibilityHint", .text, sets: "accessibilityHint", "What using it does, for assistive technology."),
  ]
}
