extension ElementKind {
  package static let tableView = ElementKind(
    "tableView", .view, type: "UITableView", creation: "(frame: .zero, style: {style})",
    "A table, with rows that code provides or that the scene holds.",
    attributes: [
      .init("style", .choice(.tableStyle), makesWith: ".plain", "How sections look."),
      .init("rowHeight", .number, sets: "rowHeight", "How tall rows are, in points."),
      .init("estimatedRowHeight", .number, sets: "estimatedRowHeight", "How tall rows probably are, in points."),
      .init(
        "sectionHeaderHeight", .number, sets: "sectionHeaderHeight", "How tall headers of sections are, in points."),
      .init(
        "sectionFooterHeight", .number, sets: "sectionFooterHeight", "How tall footers of sections are, in points."),
      .init(
        "estimatedSectionHeaderHeight", .number, sets: "estimatedSectionHeaderHeight",
        "How tall headers of sections probably are, in points."),
      .init(
        "estimatedSectionFooterHeight", .number, sets: "estimatedSectionFooterHeight",
        "How tall footers of sections probably are, in points."),
      .init(
        "sectionHeaderTopPadding", .number, sets: "sectionHeaderTopPadding", "The space above headers of sections."),
      .init("separatorStyle", .choice(.separatorStyle), sets: "separatorStyle", "What is between rows."),
      .init("separatorColor", .color, sets: "separatorColor", "The colour of what is between rows."),
      .init(
        "separatorInset", .edgeInsets, sets: "separatorInset", "How far what is between rows stays from the edges."),
      .init(
        "separatorInsetReference", .choice(.separatorInsetReference), sets: "separatorInsetReference",
        "The edges that `separatorInset` counts from."),
      .init(
        "cellLayoutMarginsFollowReadableWidth", .boolean, sets: "cellLayoutMarginsFollowReadableWidth",
        "Whether the content of rows is no wider than is easy to read."),
      .init(
        "insetsContentViewsToSafeArea", .boolean, sets: "insetsContentViewsToSafeArea",
        "Whether the content of rows stays inside the safe area."),
      .init("allowsSelection", .boolean, sets: "allowsSelection", "Whether rows can be selected."),
      .init(
        "allowsMultipleSelection", .boolean, sets: "allowsMultipleSelection", "Whether several rows can be selected."),
      .init(
        "allowsSelectionDuringEditing", .boolean, sets: "allowsSelectionDuringEditing",
        "Whether rows can be selected while the table is edited."),
      .init(
        "allowsMultipleSelectionDuringEditing", .boolean, sets: "allowsMultipleSelectionDuringEditing",
        "Whether several rows can be selected while the table is edited."),
      .init(
        "sectionIndexMinimumDisplayRowCount", .integer(atLeast: 0), sets: "sectionIndexMinimumDisplayRowCount",
        "With how many rows the index of sections appears."),
      .init("sectionIndexColor", .color, sets: "sectionIndexColor", "The colour of the index of sections."),
      .init(
        "sectionIndexBackgroundColor", .color, sets: "sectionIndexBackgroundColor",
        "The colour behind the index of sections."),
      .init(
        "sectionIndexTrackingBackgroundColor", .color, sets: "sectionIndexTrackingBackgroundColor",
        "The colour behind the index of sections while a finger is on it."),
    ],
    including: [.scrolling, .view],
    outlets: [
      "backgroundView", "dataSource", "delegate", "dragDelegate", "dropDelegate", "prefetchDataSource",
      "tableFooterView", "tableHeaderView",
    ],
    places: [.tableHeaderView, .tableFooterView, .backgroundView],
    children: [.tableSection, .tableCell, .headerFooterView, .view, .refreshControl, .layout, .connections],
    example: """
      <tableView style="insetGrouped" pin="superview"/>
      """
  )
}
