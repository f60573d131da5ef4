extension ElementKind {
  package static let splitViewController = ElementKind(
    "splitViewController", .controller, type: "UISplitViewController", creation: "(style: {style})",
    container: .split,
    "Controllers in columns.",
    attributes: [
      .init(key: .splitStyle, makesWith: ".doubleColumn", "How many columns it has."),
      .init(
        "preferredDisplayMode", .choice(.splitDisplayMode), sets: "preferredDisplayMode", "Which columns it shows."),
      .init(
        "preferredSplitBehavior", .choice(.splitBehavior), sets: "preferredSplitBehavior",
        "How columns share the width."),
      .init(
        "primaryBackgroundStyle", .choice(.splitBackground), sets: "primaryBackgroundStyle",
        "What is behind the first column."),
      .init(
        "presentsWithGesture", .boolean, sets: "presentsWithGesture",
        "Whether a swipe shows and hides the first column."),
      .init(
        "minimumPrimaryColumnWidth", .number, sets: "minimumPrimaryColumnWidth",
        "The least width of the first column."),
      .init(
        "maximumPrimaryColumnWidth", .number, sets: "maximumPrimaryColumnWidth",
        "The greatest width of the first column."),
      .init(
        "preferredPrimaryColumnWidthFraction", .numberIn(0...1), sets: "preferredPrimaryColumnWidthFraction",
        "The width of the first column, as a part of the whole."),
    ],
    including: [.controller],
    outlets: ["delegate"],
    children: [.segue, .parameter, .connections, .barButtonItem, .tabBarItem, .keyCommand],
    example: """
      <splitViewController id="mail">
        <segue kind="relationship" relationship="primaryViewController" destination="folders"/>
        <segue kind="relationship" relationship="secondaryViewController" destination="message"/>
      </splitViewController>
      """
  )
}
