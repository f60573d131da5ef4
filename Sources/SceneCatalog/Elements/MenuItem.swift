extension ElementKind {
  package static let menuItem = ElementKind(
    "menuItem", .menuItem, type: "UIAction", trigger: .choice,
    "A menu item that performs an action or a segue.",
    attributes: [
      .init(key: .title, "The title of the menu item."),
      .init(key: .image, "The image next to the title."),
      .init(key: .systemImage, excludes: ["image"], "The SF Symbol next to the title."),
      .init(key: .discoverabilityTitle, "A longer title that explains the menu item."),
      .init(key: .menuAttributes, "The attributes of the menu item, such as `destructive`."),
      .init(key: .menuState, "The state of the menu item, which determines the checkmark."),
    ],
    children: [.segue, .action],
    example: """
      <menuItem title="Delete" systemImage="trash" attributes="destructive">
        <action selector="deleteSelection"/>
      </menuItem>
      """
  )
}
