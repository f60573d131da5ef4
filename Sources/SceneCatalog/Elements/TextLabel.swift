extension ElementKind {
  package static let textLabel = ElementKind(
    "textLabel", .part, type: "UILabel", placement: .held(in: "textLabel?"),
    attributedText: .attributedText(sets: "attributedText", excludes: []),
    "How the label of a cell looks, which the cell makes by its style and whose text is the cell's.",
    attributes: label.attributesOfPart(except: "text", isNamed: true),
    example: """
      <textLabel id="version" font="headline" textColor="systemRed"/>
      """
  )
}
