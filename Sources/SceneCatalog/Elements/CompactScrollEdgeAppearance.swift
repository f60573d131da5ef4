extension ElementKind {
  package static let compactScrollEdgeAppearance = ElementKind(
    "compactScrollEdgeAppearance", .value, type: "UINavigationBarAppearance",
    placement: .assigned(to: "compactScrollEdgeAppearance"),
    "How a bar looks in both cases at once, if that is another way.",
    including: [.barAppearance, .navigationBarAppearance],
    parts: [.titleTextAttributes, .largeTitleTextAttributes],
    example: """
      <compactScrollEdgeAppearance background="opaque" backgroundColor="systemIndigo">
        <titleTextAttributes textColor="white"/>
      </compactScrollEdgeAppearance>
      """
  )

  static let compactScrollEdgeAppearanceOfToolbar = ElementKind(
    "compactScrollEdgeAppearance", .value, type: "UIToolbarAppearance",
    placement: .assigned(to: "compactScrollEdgeAppearance"),
    "How a toolbar looks.",
    including: [.barAppearance],
    example: ""
  )
}
