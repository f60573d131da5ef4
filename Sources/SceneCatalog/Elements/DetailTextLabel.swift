extension ElementKind {
  package static let detailTextLabel = ElementKind(
    "detailTextLabel", .part, type: "UILabel", placement: .held(in: "detailTextLabel", isOptional: true),
    attributedText: .attributedText(sets: "attributedText", excludes: []),
    "The secondary label of a table view cell.",
    attributes: label.attributesOfPart(except: "text", isNamed: true),
    example: """
      <detailTextLabel font="footnote" textColor="secondaryLabel"/>
      """
  )
}
