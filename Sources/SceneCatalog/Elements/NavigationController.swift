extension ElementKind {
  package static let navigationController = ElementKind(
    "navigationController", .controller, type: "UINavigationController", container: .navigation,
    "A stack of controllers under a navigation bar.",
    attributes: [
      .init("navigationBarHidden", .boolean, sets: "isNavigationBarHidden", "Whether the navigation bar is hidden."),
      .init("toolbarHidden", .boolean, sets: "isToolbarHidden", "Whether the toolbar is hidden."),
      .init("prefersLargeTitles", .boolean, sets: "navigationBar.prefersLargeTitles", "Whether titles are large."),
    ],
    including: [.controller],
    outlets: ["delegate"],
    children: [.segue, .parameter, .connections, .barButtonItem, .tabBarItem, .keyCommand],
    example: """
      <navigationController id="main">
        <segue kind="relationship" relationship="rootViewController" destination="home"/>
      </navigationController>
      """
  )
}
