extension ElementKind {
  package static let navigationController = ElementKind(
    "navigationController", .controller, type: "UINavigationController",
    creationWith: "(navigationBarClass: {navigationBarClass}.self, toolbarClass: {toolbarClass}.self)",
    container: .navigation,
    "A stack of controllers under a navigation bar.",
    attributes: [
      .init("navigationBarClass", .className, makesWith: "UINavigationBar", "The class of its navigation bar."),
      .init("toolbarClass", .className, makesWith: "UIToolbar", "The class of its toolbar."),
      .init("navigationBarHidden", .boolean, sets: "isNavigationBarHidden", "Whether the navigation bar is hidden."),
      .init("toolbarHidden", .boolean, sets: "isToolbarHidden", "Whether the toolbar is hidden."),
      .init("prefersLargeTitles", .boolean, sets: "navigationBar.prefersLargeTitles", "Whether titles are large."),
      .init("hidesBarsOnSwipe", .boolean, sets: "hidesBarsOnSwipe", "Whether a swipe hides and shows its bars."),
      .init("hidesBarsOnTap", .boolean, sets: "hidesBarsOnTap", "Whether a tap hides and shows its bars."),
      .init(
        "hidesBarsWhenKeyboardAppears", .boolean, sets: "hidesBarsWhenKeyboardAppears",
        "Whether its bars give way to the keyboard."),
      .init(
        "hidesBarsWhenVerticallyCompact", .boolean, sets: "hidesBarsWhenVerticallyCompact",
        "Whether it has no bars where there is little height."),
    ],
    including: [.controller],
    outlets: ["delegate"],
    children: [.segue, .parameter, .connections, .barButtonItem, .tabBarItem, .keyCommand],
    parts: [.navigationBarOfController, .toolbarOfController],
    example: """
      <navigationController id="main">
        <segue kind="relationship" relationship="rootViewController" destination="home"/>
      </navigationController>
      """
  )
}
