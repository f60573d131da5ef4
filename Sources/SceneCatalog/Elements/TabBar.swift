extension ElementKind {
  package static let tabBar = ElementKind(
    "tabBar", .view, type: "UITabBar",
    "A bar with tabs, in a tab bar controller or standalone.",
    including: [.tabBar, .bar, .view],
    outlets: ["delegate"],
    children: .ofView,
    parts: [.tabBarItemOfBar] + tabBarLooks,
    example: """
      <tabBar translucent="false" tintColor="systemIndigo"/>
      """
  )

  static let tabBarOfController = ElementKind(
    "tabBar", .value, type: "UITabBar", placement: .held(in: "tabBar"),
    "The tab bar of a tab bar controller.",
    including: [.tabBar, .bar, .barOfController],
    parts: tabBarLooks,
    example: ""
  )

  private static let tabBarLooks: [ElementKind] = [.standardAppearanceOfTabBar, .scrollEdgeAppearanceOfTabBar]
}
