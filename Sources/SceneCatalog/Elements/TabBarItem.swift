extension ElementKind {
  package static let tabBarItem = ElementKind(
    "tabBarItem", .tabBarItem, type: "UITabBarItem",
    creationWith: "(tabBarSystemItem: {systemItem}, tag: 0)", placement: .held(in: "tabBarItem"),
    "What a tab bar shows for a controller.",
    including: [.tabBarItem, .ownClass],
    example: """
      <tabBarItem title="Home" systemImage="house"/>
      """
  )

  static let tabBarItemOfBar = ElementKind(
    "tabBarItem", .tabBarItem, type: "UITabBarItem", creationWith: "(tabBarSystemItem: {systemItem}, tag: 0)",
    placement: .listed(in: "items"),
    "An item of a tab bar that stands by itself.",
    attributes: [.id],
    including: [.tabBarItem, .ownClass],
    example: ""
  )
}
