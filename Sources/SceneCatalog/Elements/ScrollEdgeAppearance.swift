extension ElementKind {
  package static let scrollEdgeAppearance = ElementKind(
    "scrollEdgeAppearance", .value, type: "UINavigationBarAppearance",
    placement: .assigned(to: "scrollEdgeAppearance"),
    "How a bar looks while content is scrolled to its edge.",
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
    "How a toolbar looks.",
    including: [.barAppearance],
    example: ""
  )

  static let scrollEdgeAppearanceOfTabBar = ElementKind(
    "scrollEdgeAppearance", .value, type: "UITabBarAppearance", placement: .assigned(to: "scrollEdgeAppearance"),
    "How a tab bar looks.",
    including: [.barAppearance, .tabBarAppearance],
    example: ""
  )
}
