extension ElementKind {
  package static let scrollEdgeAppearance = ElementKind(
    "scrollEdgeAppearance", .value, type: "UINavigationBarAppearance",
    placement: .assigned(to: "scrollEdgeAppearance"),
    "The appearance of a bar when content reaches the edge.",
    including: [.barAppearance, .navigationBarAppearance],
    parts: [.titleTextAttributes, .largeTitleTextAttributes],
    example: """
      <scrollEdgeAppearance background="opaque" backgroundColor="systemIndigo">
        <titleTextAttributes textColor="white"/>
      </scrollEdgeAppearance>
      """
  )

  static let scrollEdgeAppearanceOfToolbar = ElementKind(
    "scrollEdgeAppearance", .value, type: "UIToolbarAppearance", placement: .assigned(to: "scrollEdgeAppearance"),
    "The appearance of a toolbar when content reaches the edge.",
    including: [.barAppearance],
    example: ""
  )

  static let scrollEdgeAppearanceOfTabBar = ElementKind(
    "scrollEdgeAppearance", .value, type: "UITabBarAppearance", placement: .assigned(to: "scrollEdgeAppearance"),
    "The appearance of a tab bar when content reaches the edge.",
    including: [.barAppearance, .tabBarAppearance],
    example: ""
  )
}
