extension ElementKind {
  package static let tabBarItem = ElementKind(
    "tabBarItem", .tabBarItem, type: "UITabBarItem",
    creationWith: "(tabBarSystemItem: {systemItem}, tag: 0)", placement: .held(in: "tabBarItem"),
    "The tab bar item of a view controller.",
    including: [.tabBarItem, .ownClass],
    example: """
      <tabBarItem title="Home" systemImage="house"/>
      """
  )

  static let tabBarItemOfBar = ElementKind(
    "tabBarItem", .tabBarItem, type: "UITabBarItem", creationWith: "(tabBarSystemItem: {systemItem}, tag: 0)",
    placement: .listed(in: "items"),
    "An item of a standalone tab bar.",
    attributes: [.id],
    including: [.tabBarItem, .ownClass],
    example: ""
  )
}
