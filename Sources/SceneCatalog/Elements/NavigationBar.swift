extension ElementKind {
  package static let navigationBar = ElementKind(
    "navigationBar", .view, type: "UINavigationBar",
    "A bar with navigation controls, in a navigation controller or standalone.",
    attributes: [],
    including: [.navigationBar, .bar, .view],
    outlets: ["delegate"],
    children: .ofView.union([.navigationItem]),
    parts: navigationBarLooks,
    example: """
      <navigationBar tintColor="white">
        <standardAppearance background="opaque" backgroundColor="systemIndigo"/>
      </navigationBar>
      """
  )

  static let navigationBarOfController = ElementKind(
    "navigationBar", .value, type: "UINavigationBar", placement: .held(in: "navigationBar"),
    "The navigation bar of a navigation controller.",
    including: [.navigationBar, .bar, .barOfController],
    parts: navigationBarLooks,
    example: ""
  )

  private static let navigationBarLooks: [ElementKind] = [
    .titleTextAttributes, .largeTitleTextAttributes, .standardAppearance, .compactAppearance, .scrollEdgeAppearance,
    .compactScrollEdgeAppearance,
  ]
}
