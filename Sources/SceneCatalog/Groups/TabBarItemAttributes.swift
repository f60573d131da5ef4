extension [AttributeKind] {
  /// What every tab bar item takes.
  static let tabBarItem: [AttributeKind] = [
    .init("systemItem", .choice(.tabBarSystemItem), makesWith: "", "An item that the system provides."),
    .init(key: .title, sets: "title", excludes: ["systemItem"], "What it says."),
    .init("image", .image, sets: "image", excludes: ["systemItem"], "The image it shows."),
    .init(
      "systemImage", .systemImage, sets: "image", excludes: ["image", "systemItem"], "The symbol it shows."),
    .init("selectedImage", .image, sets: "selectedImage", "The image while it is selected."),
    .init(
      "selectedSystemImage", .systemImage, sets: "selectedImage", excludes: ["selectedImage"],
      "The symbol while it is selected."),
    .init(
      "landscapeImagePhone", .image, sets: "landscapeImagePhone", "The image it shows on a phone in landscape."),
    .init(
      "largeContentSizeImage", .image, sets: "largeContentSizeImage",
      "The image that the system shows large for those who need it."),
    .init("titlePositionAdjustment", .offset, sets: "titlePositionAdjustment", "How its title is moved."),
    .init("enabled", .boolean, sets: "isEnabled", "Whether it can be used."),
    .init("badgeValue", .text, sets: "badgeValue", "What its badge says."),
    .init("tag", .integer(atLeast: 0), sets: "tag", "A number to find it by."),
  ]
}
