extension ElementKind {
  package static let tableViewCell = ElementKind(
    "tableViewCell", .tableCell, type: "UITableViewCell",
    creation: "(style: {style}, reuseIdentifier: {reuseIdentifier})",
    subviews: .inContentView, trigger: .selection,
    "A static row, or a prototype of dynamic rows.",
    attributes: [
      .init("style", .choice(.cellStyle), makesWith: ".default", "The style of the cell, which determines its labels."),
      .init(key: .reuseIdentifier, makesWith: "nil", "The identifier for dequeuing cells, which becomes a Swift name."),
      .init(key: .rowHeight, "The height of the row, by default that of other rows."),
      .init("text", .text, sets: "textLabel?.text", "The text of the primary label."),
      .init("detailText", .text, sets: "detailTextLabel?.text", "The text of the secondary label."),
      .init("image", .image, sets: "imageView?.image", "The image of the cell."),
      .init("systemImage", .systemImage, sets: "imageView?.image", excludes: ["image"], "The SF Symbol of the cell."),
      .init("accessoryType", .choice(.accessoryType), sets: "accessoryType", "The standard accessory of the cell."),
      .init(
        "editingAccessoryType", .choice(.accessoryType), sets: "editingAccessoryType",
        "The standard accessory of the cell during editing."),
      .init("selectionStyle", .choice(.selectionStyle), sets: "selectionStyle", "The style of the selected cell."),
      .init(
        "indentationLevel", .integer(atLeast: 0), sets: "indentationLevel", "The indentation level of the content."),
      .init("indentationWidth", .number, sets: "indentationWidth", "The width of an indentation level in points."),
      .init("separatorInset", .edgeInsets, sets: "separatorInset", "The insets of the separator below the cell."),
      .init(
        "shouldIndentWhileEditing", .boolean, sets: "shouldIndentWhileEditing",
        "Whether the background of the cell indents during editing."),
      .init(
        "showsReorderControl", .boolean, sets: "showsReorderControl",
        "Whether the cell shows a reordering control during editing."),
    ],
    including: [.view],
    outlets: ["accessoryView", "backgroundView", "editingAccessoryView", "selectedBackgroundView"],
    places: [.accessoryView, .editingAccessoryView, .backgroundView, .selectedBackgroundView],
    children: .ofView.union([.segue, .action, .part, .cellConfiguration, .view]),
    example: """
      <tableViewCell text="About" accessoryType="disclosureIndicator">
        <segue kind="push" destination="about"/>
      </tableViewCell>
      """
  )
}
