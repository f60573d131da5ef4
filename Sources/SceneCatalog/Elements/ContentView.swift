extension ElementKind {
  package static let contentView = ElementKind(
    "contentView", .part, type: "UIView", placement: .held(in: "contentView"),
    "How the view looks that a cell makes for the views inside it; those stay in the cell.",
    attributes: view.attributesOfPart(),
    example: """
      <contentView backgroundColor="secondarySystemBackground" layoutMargins="8"/>
      """
  )
}
