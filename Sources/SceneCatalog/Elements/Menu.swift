extension ElementKind {
  package static let menu = ElementKind(
    "menu", .menu, type: "UIMenu", "A menu of a button, or a submenu.",
    attributes: [
      .init(key: .title, "The title of the menu."),
      .init(key: .image, "The image next to the title of a submenu."),
      .init(key: .systemImage, excludes: ["image"], "The SF Symbol next to the title of a submenu."),
      .init(key: .menuOptions, "The options for displaying the menu."),
    ],
    children: [.menu, .menuItem],
    example: """
      <menu title="Sort">
        <menuItem title="By name"><action selector="sortByName"/></menuItem>
      </menu>
      """
  )
}
