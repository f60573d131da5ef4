extension ElementKind {
  package static let detailTextLabel = ElementKind(
    "detailTextLabel", .part, type: "UILabel", placement: .held(in: "detailTextLabel?"),
    attributedText: .attributedText(sets: "attributedText", excludes: []),
    "How the second label of a cell looks, which the cell makes by its style and whose text is the cell's.",
    attributes: label.attributesOfPart(except: "text", isNamed: true),
    example: """
      <detailTextLabel font="footnote" textColor="secondaryLabel"/>
      """
  )
}
