extension ElementKind {
  package static let tableViewCell = ElementKind(
    "tableViewCell", .tableCell, type: "UITableViewCell",
    creation: "(style: {style}, reuseIdentifier: {reuseIdentifier})",
    subviews: .inContentView, trigger: .selection,
    "A row of a table whose cells the scene holds.",
    attributes: [
      .init("style", .choice(.cellStyle), makesWith: ".default", "Which labels it has."),
      .init("reuseIdentifier", .string, makesWith: "nil", "The name that code knows cells of its kind by."),
      .init(key: .rowHeight, "How tall its row is, in points, where it is not as tall as the others."),
      .init("text", .text, sets: "textLabel?.text", "What its label says."),
      .init("detailText", .text, sets: "detailTextLabel?.text", "What its second label says."),
      .init("image", .image, sets: "imageView?.image", "The image it shows."),
      .init("systemImage", .systemImage, sets: "imageView?.image", excludes: ["image"], "The symbol it shows."),
      .init("accessoryType", .choice(.accessoryType), sets: "accessoryType", "What stands at its end."),
      .init(
        "editingAccessoryType", .choice(.accessoryType), sets: "editingAccessoryType",
        "What stands at its end while the table is edited."),
      .init("selectionStyle", .choice(.selectionStyle), sets: "selectionStyle", "How it looks while it is selected."),
      .init(
        "indentationLevel", .integer(atLeast: 0), sets: "indentationLevel", "How many steps its content is moved in."),
      .init("indentationWidth", .number, sets: "indentationWidth", "How wide such a step is, in points."),
      .init("separatorInset", .edgeInsets, sets: "separatorInset", "How far the line below it stays from the edges."),
      .init(
        "shouldIndentWhileEditing", .boolean, sets: "shouldIndentWhileEditing",
        "Whether its content moves in while the table is edited."),
      .init(
        "showsReorderControl", .boolean, sets: "showsReorderControl",
        "Whether it can be moved by a control while the table is edited."),
    ],
    including: [.view],
    outlets: ["accessoryView", "backgroundView", "editingAccessoryView", "selectedBackgroundView"],
    places: [.accessoryView, .editingAccessoryView, .backgroundView, .selectedBackgroundView],
    children: [.segue, .action, .part, .cellConfiguration, .view, .layout, .connections],
    example: """
      <tableViewCell text="About" accessoryType="disclosureIndicator">
        <segue kind="push" destination="about"/>
      </tableViewCell>
      """
  )
}
