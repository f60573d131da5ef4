extension ElementKind {
  package static let contentView = ElementKind(
    "contentView", .part, type: "UIView", placement: .held(in: "contentView"),
    "The view to which cells and visual effect views add subviews.",
    attributes: view.attributesOfPart(),
    example: """
      <contentView backgroundColor="secondarySystemBackground" layoutMargins="8"/>
      """
  )
}
