extension ElementKind {
  package static let detailTextLabel = ElementKind(
    "detailTextLabel", .part, type: "UILabel", placement: .held(in: "detailTextLabel?"),
    "How the second label of a cell looks, which the cell makes by its style and whose text is the cell's.",
    attributes: label.attributesOfPart(except: "text"),
    example: """
      <tableViewCell style="value1" text="Version" detailText="1.0">
        <detailTextLabel font="footnote"/>
      </tableViewCell>
      """
  )
}
