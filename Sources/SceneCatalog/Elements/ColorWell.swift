extension ElementKind {
  package static let colorWell = ElementKind(
    "colorWell", .view, type: "UIColorWell", trigger: .controlEvent("valueChanged"),
    "A control for selecting a colour with a colour picker.",
    attributes: [
      .init("title", .text, sets: "title", "The title of the colour picker."),
      .init("selectedColor", .color, sets: "selectedColor", "The selected colour."),
      .init("supportsAlpha", .boolean, sets: "supportsAlpha", "Whether users can select the opacity of the colour."),
    ],
    including: [.control, .view],
    children: .ofView.union([.segue, .action]),
    example: """
      <colorWell id="ink" selectedColor="systemIndigo">
        <action selector="inkChanged(_:)"/>
      </colorWell>
      """
  )
}
