extension ElementKind {
  package static let compactAppearance = ElementKind(
    "compactAppearance", .value, type: "UINavigationBarAppearance",
    placement: .assigned(to: "compactAppearance"),
    "The appearance of a bar with compact height.",
    including: [.barAppearance, .navigationBarAppearance],
    parts: [.titleTextAttributes, .largeTitleTextAttributes],
    example: """
      <compactAppearance background="opaque" backgroundColor="systemIndigo">
        <titleTextAttributes textColor="white"/>
      </compactAppearance>
      """
  )

  static let compactAppearanceOfToolbar = ElementKind(
    "compactAppearance", .value, type: "UIToolbarAppearance", placement: .assigned(to: "compactAppearance"),
    "The appearance of a toolbar with compact height.",
    including: [.barAppearance],
    example: ""
  )
}
