extension ElementKind {
  package static let splitViewController = ElementKind(
    "splitViewController", .controller, type: "UISplitViewController", creation: "(style: {style})",
    container: .split,
    "A container that displays child view controllers in columns.",
    attributes: [
      .init(key: .splitStyle, makesWith: ".doubleColumn", "The number of columns."),
      .init(
        "preferredDisplayMode", .choice(.splitDisplayMode), sets: "preferredDisplayMode",
        "The preferred arrangement of the columns."),
      .init(
        "preferredSplitBehavior", .choice(.splitBehavior), sets: "preferredSplitBehavior",
        "The preferred way for columns to share the width."),
      .init(
        "primaryBackgroundStyle", .choice(.splitBackground), sets: "primaryBackgroundStyle",
        "The background style of the primary column."),
      .init(
        "presentsWithGesture", .boolean, sets: "presentsWithGesture",
        "Whether a gesture changes the display mode."),
      .init(
        "minimumPrimaryColumnWidth", .number, sets: "minimumPrimaryColumnWidth",
        "The minimum width of the primary column."),
      .init(
        "maximumPrimaryColumnWidth", .number, sets: "maximumPrimaryColumnWidth",
        "The maximum width of the primary column."),
      .init(
        "preferredPrimaryColumnWidthFraction", .numberIn(0...1), sets: "preferredPrimaryColumnWidthFraction",
        "The preferred width of the primary column, from 0 to 1."),
    ],
    including: [.controller],
    outlets: ["delegate"],
    children: .ofController,
    example: """
      <splitViewController id="mail">
        <segue kind="relationship" relationship="primaryViewController" destination="folders"/>
        <segue kind="relationship" relationship="secondaryViewController" destination="message"/>
      </splitViewController>
      """
  )
}
