extension ElementKind {
  package static let tabBarItem = ElementKind(
    "tabBarItem", .tabBarItem, type: "UITabBarItem", placement: .held(in: "tabBarItem"),
    "What a tab bar shows for a controller.",
    attributes: [
      .init(key: .title, sets: "title", "What it says."),
      .init("image", .image, sets: "image", "The image it shows."),
      .init("systemImage", .systemImage, sets: "image", excludes: ["image"], "The symbol it shows."),
      .init("selectedImage", .image, sets: "selectedImage", "The image while it is selected."),
      .init("badgeValue", .text, sets: "badgeValue", "What its badge says."),
      .init("tag", .integer(atLeast: 0), sets: "tag", "A number to find it by."),
    ],
    example: """
      <tabBarItem title="Home" systemImage="house"/>
      """
  )
}
