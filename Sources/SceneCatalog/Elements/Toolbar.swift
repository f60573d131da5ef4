extension ElementKind {
  package static let toolbar = ElementKind(
    "toolbar", .view, type: "UIToolbar",
    "A bar with buttons, in a navigation controller or standalone.",
    including: [.bar, .view],
    outlets: ["delegate"],
    children: .ofView,
    parts: [.barButtonItemOfToolbar] + toolbarLooks,
    example: """
      <toolbar pin="safeArea">
        <barButtonItem systemItem="trash"/>
      </toolbar>
      """
  )

  static let toolbarOfController = ElementKind(
    "toolbar", .value, type: "UIToolbar", placement: .held(in: "toolbar", isOptional: true),
    "The toolbar of a navigation controller.",
    including: [.bar, .barOfController],
    parts: toolbarLooks,
    example: ""
  )

  private static let toolbarLooks: [ElementKind] = [
    .standardAppearanceOfToolbar, .compactAppearanceOfToolbar, .scrollEdgeAppearanceOfToolbar,
    .compactScrollEdgeAppearanceOfToolbar,
  ]
}
