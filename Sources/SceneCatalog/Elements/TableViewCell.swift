extension ElementKind {
  package static let tableViewCell = ElementKind(
    "tableViewCell", .tableCell, type: "UITableViewCell", creation: "(style: {style}, reuseIdentifier: nil)",
    subviews: .inContentView, trigger: .selection,
    "A row of a table whose cells the scene holds.",
    attributes: [
      .init("style", .choice(.cellStyle), makesWith: ".default", "Which labels it has."),
      .init("text", .text, sets: "textLabel?.text", "What its label says."),
      .init("detailText", .text, sets: "detailTextLabel?.text", "What its second label says."),
      .init("image", .image, sets: "imageView?.image", "The image it shows."),
      .init("systemImage", .systemImage, sets: "imageView?.image", excludes: ["image"], "The symbol it shows."),
      .init("accessoryType", .choice(.accessoryType), sets: "accessoryType", "What stands at its end."),
      .init("selectionStyle", .choice(.selectionStyle), sets: "selectionStyle", "How it looks while it is selected."),
    ],
    including: [.view],
    outlets: ["accessoryView", "backgroundView", "editingAccessoryView", "selectedBackgroundView"],
    children: [.segue, .view, .layout, .connections],
    example: """
      <tableViewCell text="About" accessoryType="disclosureIndicator">
        <segue kind="push" destination="about"/>
      </tableViewCell>
      """
  )
}
