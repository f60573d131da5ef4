extension ElementKind {
  package static let navigationController = ElementKind(
    "navigationController", .controller, type: "UINavigationController",
    creationWith: "(navigationBarClass: {navigationBarClass}.self, toolbarClass: {toolbarClass}.self)",
    container: .navigation,
    "A container that manages a stack of view controllers.",
    attributes: [
      .init("navigationBarClass", .className, makesWith: "UINavigationBar", "The class of the navigation bar."),
      .init("toolbarClass", .className, makesWith: "UIToolbar", "The class of the toolbar."),
      .init("navigationBarHidden", .boolean, sets: "isNavigationBarHidden", "Whether the navigation bar is hidden."),
      .init("toolbarHidden", .boolean, sets: "isToolbarHidden", "Whether the toolbar is hidden."),
      .init(
        "prefersLargeTitles", .boolean, sets: "navigationBar.prefersLargeTitles",
        "Whether the navigation bar displays large titles."),
      .init("hidesBarsOnSwipe", .boolean, sets: "hidesBarsOnSwipe", "Whether a swipe hides or shows the bars."),
      .init("hidesBarsOnTap", .boolean, sets: "hidesBarsOnTap", "Whether a tap hides or shows the bars."),
      .init(
        "hidesBarsWhenKeyboardAppears", .boolean, sets: "hidesBarsWhenKeyboardAppears",
        "Whether the bars hide when the keyboard appears."),
      .init(
        "hidesBarsWhenVerticallyCompact", .boolean, sets: "hidesBarsWhenVerticallyCompact",
        "Whether the bars hide in a vertically compact environment."),
    ],
    including: [.controller],
    outlets: ["delegate"],
    children: .ofController,
    parts: [.navigationBarOfController, .toolbarOfController],
    example: """
      <navigationController id="main">
        <segue kind="relationship" relationship="rootViewController" destination="home"/>
      </navigationController>
      """
  )
}
