extension ElementKind {
  package static let colorWell = ElementKind(
    "colorWell", .view, type: "UIColorWell", trigger: .controlEvent("valueChanged"),
    "A control that picks a colour.",
    attributes: [
      .init("title", .text, sets: "title", "What its picker says."),
      .init("selectedColor", .color, sets: "selectedColor", "The picked colour."),
      .init("supportsAlpha", .boolean, sets: "supportsAlpha", "Whether it picks opacity, too."),
    ],
    including: [.control, .view],
    children: [.segue, .action, .layout, .connections],
    example: """
      <colorWell id="ink" selectedColor="systemIndigo">
        <action selector="inkChanged(_:)"/>
      </colorWell>
      """
  )
}
