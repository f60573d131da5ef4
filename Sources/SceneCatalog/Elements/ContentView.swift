extension ElementKind {
  package static let contentView = ElementKind(
    "contentView", .part, type: "UIView", placement: .held(in: "contentView"),
    "How the view looks that a cell or a visual effect view makes for the views inside it; those stay where they are.",
    attributes: view.attributesOfPart(),
    example: """
      <contentView backgroundColor="secondarySystemBackground" layoutMargins="8"/>
      """
  )
}
