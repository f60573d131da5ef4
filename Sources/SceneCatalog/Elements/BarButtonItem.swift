extension ElementKind {
  package static let barButtonItem = ElementKind(
    "barButtonItem", .barButtonItem, type: "UIBarButtonItem", trigger: .tap,
    "A button, or another view, in a navigation bar or toolbar.",
    attributes: [
      .id,
      .init(key: .placement, isRequired: true, "The bar that contains the item, and the side."),
    ],
    including: [.barButtonItem, .ownClass],
    children: [.view, .segue, .action, .menu],
    example: """
      <barButtonItem placement="right" systemItem="add">
        <segue kind="present" identifier="add" destination="editor"/>
      </barButtonItem>
      """
  )

  static let barButtonItemOfToolbar = ElementKind(
    "barButtonItem", .barButtonItem, type: "UIBarButtonItem", placement: .listed(in: "items"), trigger: .tap,
    "A button, or another view, in a standalone toolbar.",
    attributes: [.id],
    including: [.barButtonItem, .ownClass],
    children: [.view, .segue, .action],
    example: ""
  )
}
