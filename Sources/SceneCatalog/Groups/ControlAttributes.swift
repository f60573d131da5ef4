extension [AttributeKind] {
  /// The attributes of every control takes beside what every view.
  static let control: [AttributeKind] = [
    .init("enabled", .boolean, sets: "isEnabled", "Whether the control is enabled."),
    .init("selected", .boolean, sets: "isSelected", "Whether the control is selected."),
    .init(
      "contentHorizontalAlignment", .choice(.horizontalAlignment), sets: "contentHorizontalAlignment",
      "The horizontal alignment of the content."),
    .init(
      "contentVerticalAlignment", .choice(.verticalAlignment), sets: "contentVerticalAlignment",
      "The vertical alignment of the content."),
    .init(
      "showsMenuAsPrimaryAction", .boolean, sets: "showsMenuAsPrimaryAction", "Whether a tap displays the menu."),
  ]
}
