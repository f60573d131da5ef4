extension [AttributeKind] {
  /// The attributes of every bar button item.
  static let barButtonItem: [AttributeKind] = [
    .init(key: .systemItem, "The system item, which provides the title or image."),
    .init(key: .title, sets: "title", excludes: ["systemItem"], "The title of the item."),
    .init(key: .image, sets: "image", excludes: ["systemItem"], "The image of the item."),
    .init(
      key: .systemImage, sets: "image", excludes: ["image", "systemItem"], "The SF Symbol of the item."),
    .init("style", .choice(.barItemStyle), sets: "style", "The style of the item."),
    .init("enabled", .boolean, sets: "isEnabled", "Whether the item is enabled."),
    .init("tintColor", .color, sets: "tintColor", "The tint colour of the item."),
    .init("width", .number, sets: "width", "The width of the item in points."),
    .init("tag", .integer(atLeast: 0), sets: "tag", "A number that identifies the item in code."),
    .init("imageInsets", .edgeInsets, sets: "imageInsets", "The insets of the image."),
    .init(
      "landscapeImagePhone", .image, sets: "landscapeImagePhone", "The image for landscape orientation on iPhone."),
    .init(
      "accessibilityIdentifier", .string, sets: "accessibilityIdentifier", "The identifier for user interface tests."
    ),
    .init(
      "accessibilityLabel", .text, sets: "accessibilityLabel",
      "A short description of the item for assistive technologies."),
    .init(
      "accessibilityHint", .text, sets: "accessibilityHint",
      "A description of the action's result for assistive technologies."),
  ]
}
