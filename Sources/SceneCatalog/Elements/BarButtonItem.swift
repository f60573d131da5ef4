extension ElementKind {
  package static let barButtonItem = ElementKind(
    "barButtonItem", .barButtonItem, type: "UIBarButtonItem", trigger: .tap,
    "A button in the navigation bar or toolbar, or a view there.",
    attributes: [
      .id,
      .init(key: .placement, isRequired: true, "Which bar it is in, and at which side."),
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
    "A button in a toolbar that stands by itself.",
    attributes: [.id],
    including: [.barButtonItem, .ownClass],
    children: [.view, .segue, .action],
    example: ""
  )
}
