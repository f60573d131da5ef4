extension ElementKind {
  package static let tableView = ElementKind(
    "tableView", .view, type: "UITableView", creation: "(frame: .zero, style: {style})",
    "A table: of data that code provides, with cells made of prototypes, or of sections that the scene holds.",
    attributes: [
      .init("style", .choice(.tableStyle), makesWith: ".plain", "How sections look."),
      .init("rowHeight", .number, sets: "rowHeight", "How tall rows are, in points."),
      .init("estimatedRowHeight", .number, sets: "estimatedRowHeight", "How tall rows probably are, in points."),
      .init("separatorStyle", .choice(.separatorStyle), sets: "separatorStyle", "What is between rows."),
      .init("separatorColor", .color, sets: "separatorColor", "The colour of what is between rows."),
      .init("allowsSelection", .boolean, sets: "allowsSelection", "Whether rows can be selected."),
      .init(
        "allowsMultipleSelection", .boolean, sets: "allowsMultipleSelection", "Whether several rows can be selected."),
    ],
    including: [.scrolling, .view],
    outlets: [
      "backgroundView", "dataSource", "delegate", "dragDelegate", "dropDelegate", "prefetchDataSource",
      "tableFooterView", "tableHeaderView",
    ],
    children: [.tableSection, .tableCell, .layout, .connections],
    example: """
      <tableView style="insetGrouped" pin="superview"/>
      """
  )
}
