extension [AttributeKind] {
  /// The attributes of every tab bar item.
  static let tabBarItem: [AttributeKind] = [
    .init(
      "systemItem", .choice(.tabBarSystemItem), makesWith: "", "The system item, which provides the title and image."),
    .init(key: .title, sets: "title", excludes: ["systemItem"], "The title of the item."),
    .init("image", .image, sets: "image", excludes: ["systemItem"], "The image of the item."),
    .init(
      "systemImage", .systemImage, sets: "image", excludes: ["image", "systemItem"], "The SF Symbol of the item."),
    .init("selectedImage", .image, sets: "selectedImage", "The image for the selected state."),
    .init(
      "selectedSystemImage", .systemImage, sets: "selectedImage", excludes: ["selectedImage"],
      "The SF Symbol for the selected state."),
    .init(
      "landscapeImagePhone", .image, sets: "landscapeImagePhone", "The image for landscape orientation on iPhone."),
    .init(
      "largeContentSizeImage", .image, sets: "largeContentSizeImage",
      "The image for the large content viewer."),
    .init("titlePositionAdjustment", .offset, sets: "titlePositionAdjustment", "The offset of the title."),
    .init("enabled", .boolean, sets: "isEnabled", "Whether the item is enabled."),
    .init("badgeValue", .text, sets: "badgeValue", "The text of the badge."),
    .init("tag", .integer(atLeast: 0), sets: "tag", "A number that identifies the item in code."),
  ]
}
