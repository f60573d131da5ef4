extension ElementKind {
  package static let textLabel = ElementKind(
    "textLabel", .part, type: "UILabel", placement: .held(in: "textLabel", isOptional: true),
    attributedText: .attributedText(sets: "attributedText", excludes: []),
    "The primary label of a table view cell.",
    attributes: label.attributesOfPart(except: "text", isNamed: true),
    example: """
      <textLabel id="version" font="headline" textColor="systemRed"/>
      """
  )
}
