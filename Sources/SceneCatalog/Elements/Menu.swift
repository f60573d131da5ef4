extension ElementKind {
  package static let menu = ElementKind(
    "menu", .menu, type: "UIMenu", "A menu of a button, or inside another menu.",
    attributes: [
      .init(key: .title, "What it says above its items, or as an item itself."),
      .init(key: .image, "The image of the menu as an item."),
      .init(key: .systemImage, excludes: ["image"], "The symbol of the menu as an item."),
      .init(key: .menuOptions, "How it is shown inside another menu."),
    ],
    children: [.menu, .menuItem],
    example: """
      <menu title="Sort">
        <menuItem title="By name"><action selector="sortByName"/></menuItem>
      </menu>
      """
  )
}
