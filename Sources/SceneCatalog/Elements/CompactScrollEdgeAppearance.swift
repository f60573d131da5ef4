extension ElementKind {
  package static let compactScrollEdgeAppearance = ElementKind(
    "compactScrollEdgeAppearance", .value, type: "UINavigationBarAppearance",
    placement: .assigned(to: "compactScrollEdgeAppearance"),
    "The appearance of a compact-height bar when content reaches the edge.",
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
    "The appearance of a compact-height toolbar when content reaches the edge.",
    including: [.barAppearance],
    example: ""
  )
}
