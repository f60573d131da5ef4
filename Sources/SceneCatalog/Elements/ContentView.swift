extension ElementKind {
  package static let contentView = ElementKind(
    "contentView", .part, type: "UIView", placement: .held(in: "contentView"),
    "The view that a cell or a visual effect view makes for the views inside it.",
    attributes: view.attributesOfPart(),
    example: """
      <contentView backgroundColor="secondarySystemBackground" layoutMargins="8"/>
      """
  )
}
