extension ElementKind {
  package static let standardAppearance = ElementKind(
    "standardAppearance", .value, type: "UINavigationBarAppearance",
    placement: .assigned(to: "standardAppearance"),
    "How a bar looks.",
    including: [.barAppearance, .navigationBarAppearance],
    parts: [.titleTextAttributes, .largeTitleTextAttributes],
    example: """
      <standardAppearance background="opaque" backgroundColor="systemIndigo">
        <titleTextAttributes textColor="white"/>
      </standardAppearance>
      """
  )

  static let standardAppearanceOfToolbar = ElementKind(
    "standardAppearance", .value, type: "UIToolbarAppearance", placement: .assigned(to: "standardAppearance"),
    "How a toolbar looks.",
    including: [.barAppearance],
    example: ""
  )

  static let standardAppearanceOfTabBar = ElementKind(
    "standardAppearance", .value, type: "UITabBarAppearance", placement: .assigned(to: "standardAppearance"),
    "How a tab bar looks.",
    including: [.barAppearance, .tabBarAppearance],
    example: ""
  )
}
