extension ElementKind {
  package static let tabBarController = ElementKind(
    "tabBarController", .controller, type: "UITabBarController", container: .tabs,
    "A container that displays one child view controller for each tab.",
    including: [.controller],
    outlets: ["delegate"],
    children: .ofController,
    parts: [.tabBarOfController],
    example: """
      <tabBarController id="tabs">
        <segue kind="relationship" relationship="viewControllers" destination="home"/>
        <segue kind="relationship" relationship="viewControllers" destination="search"/>
      </tabBarController>
      """
  )
}
