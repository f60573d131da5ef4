extension ElementKind {
  package static let menuItem = ElementKind(
    "menuItem", .menuItem, type: "UIAction", trigger: .choice,
    "An item of a menu, which performs an action or a segue.",
    attributes: [
      .init(key: .title, "What it says."),
      .init(key: .image, "The image beside the title."),
      .init(key: .systemImage, excludes: ["image"], "The symbol beside the title."),
      .init(key: .discoverabilityTitle, "A longer text that explains it."),
      .init(key: .menuAttributes, "How it is shown, and whether it can be chosen."),
      .init(key: .menuState, "Whether it has a checkmark."),
    ],
    children: [.segue, .action],
    example: """
      <menuItem title="Delete" systemImage="trash" attributes="destructive">
        <action selector="deleteSelection"/>
      </menuItem>
      """
  )
}
