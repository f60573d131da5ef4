extension [AttributeKind] {
  /// What every control takes beside what every view takes.
  static let control: [AttributeKind] = [
    .init("enabled", .boolean, sets: "isEnabled", "Whether it can be used."),
    .init("selected", .boolean, sets: "isSelected", "Whether it is selected."),
    .init(
      "contentHorizontalAlignment", .choice(.horizontalAlignment), sets: "contentHorizontalAlignment",
      "How its content is aligned across."),
    .init(
      "contentVerticalAlignment", .choice(.verticalAlignment), sets: "contentVerticalAlignment",
      "How its content is aligned down."),
    .init(
      "showsMenuAsPrimaryAction", .boolean, sets: "showsMenuAsPrimaryAction", "Whether a tap shows its menu."),
  ]
}
