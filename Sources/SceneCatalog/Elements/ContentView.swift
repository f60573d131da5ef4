extension ElementKind {
  package static let contentView = ElementKind(
    "contentView", .part, type: "UIView", placement: .held(in: "contentView"),
    "How the view looks that a cell makes for the views inside it; those stay in the cell.",
    attributes: view.attributesOfPart(),
    example: """
      <tableViewCell>
        <contentView backgroundColor="secondarySystemBackground" layoutMargins="8"/>
        <label text="Hello" pin="layoutMargins"/>
      </tableViewCell>
      """
  )
}
