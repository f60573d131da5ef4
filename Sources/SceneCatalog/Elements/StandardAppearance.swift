extension ElementKind {
  package static let standardAppearance = ElementKind(
    "standardAppearance", .value, type: "UINavigationBarAppearance",
    placement: .assigned(to: "standardAppearance"),
    "The standard appearance of a bar.",
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
    "The standard appearance of a toolbar.",
    including: [.barAppearance],
    example: ""
  )

  static let standardAppearanceOfTabBar = ElementKind(
    "standardAppearance", .value, type: "UITabBarAppearance", placement: .assigned(to: "standardAppearance"),
    "The standard appearance of a tab bar.",
    including: [.barAppearance, .tabBarAppearance],
    example: ""
  )
}
