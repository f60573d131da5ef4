extension ElementKind {
  package static let compactAppearance = ElementKind(
    "compactAppearance", .value, type: "UINavigationBarAppearance",
    placement: .assigned(to: "compactAppearance"),
    "How a bar looks on a phone in landscape, if that is another way.",
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
    "How a toolbar looks.",
    including: [.barAppearance],
    example: ""
  )
}
