extension ElementKind {
  package static let tableView = ElementKind(
    "tableView", .view, type: "UITableView", creation: "(frame: .zero, style: {style})",
    "A view that displays dynamic or static rows in one column.",
    attributes: [
      .init("style", .choice(.tableStyle), makesWith: ".plain", "The style of the table view."),
      .rows,
      .init("rowHeight", .number, sets: "rowHeight", "The height of rows in points."),
      .init("estimatedRowHeight", .number, sets: "estimatedRowHeight", "The estimated height of rows in points."),
      .init(
        "sectionHeaderHeight", .number, sets: "sectionHeaderHeight", "The height of section headers in points."),
      .init(
        "sectionFooterHeight", .number, sets: "sectionFooterHeight", "The height of section footers in points."),
      .init(
        "estimatedSectionHeaderHeight", .number, sets: "estimatedSectionHeaderHeight",
        "The estimated height of section headers in points."),
      .init(
        "estimatedSectionFooterHeight", .number, sets: "estimatedSectionFooterHeight",
        "The estimated height of section footers in points."),
      .init(
        "sectionHeaderTopPadding", .number, sets: "sectionHeaderTopPadding", "The padding above section headers."),
      .init(
        "separatorStyle", .choice(.separatorStyle), sets: "separatorStyle", "The style of the separators between rows."),
      .init("separatorColor", .color, sets: "separatorColor", "The colour of the separators between rows."),
      .init(
        "separatorInset", .edgeInsets, sets: "separatorInset", "The insets of the separators between rows."),
      .init(
        "separatorInsetReference", .choice(.separatorInsetReference), sets: "separatorInsetReference",
        "The edges from which separator insets are measured."),
      .init(
        "cellLayoutMarginsFollowReadableWidth", .boolean, sets: "cellLayoutMarginsFollowReadableWidth",
        "Whether cell margins follow the readable width."),
      .init(
        "insetsContentViewsToSafeArea", .boolean, sets: "insetsContentViewsToSafeArea",
        "Whether content views stay within the safe area."),
      .init("allowsSelection", .boolean, sets: "allowsSelection", "Whether users can select a row."),
      .init(
        "allowsMultipleSelection", .boolean, sets: "allowsMultipleSelection",
        "Whether users can select more than one row."),
      .init(
        "allowsSelectionDuringEditing", .boolean, sets: "allowsSelectionDuringEditing",
        "Whether users can select a row during editing."),
      .init(
        "allowsMultipleSelectionDuringEditing", .boolean, sets: "allowsMultipleSelectionDuringEditing",
        "Whether users can select more than one row during editing."),
      .init(
        "sectionIndexMinimumDisplayRowCount", .integer(atLeast: 0), sets: "sectionIndexMinimumDisplayRowCount",
        "The number of rows at which the section index appears."),
      .init("sectionIndexColor", .color, sets: "sectionIndexColor", "The text colour of the section index."),
      .init(
        "sectionIndexBackgroundColor", .color, sets: "sectionIndexBackgroundColor",
        "The background colour of the section index."),
      .init(
        "sectionIndexTrackingBackgroundColor", .color, sets: "sectionIndexTrackingBackgroundColor",
        "The background colour of the section index while touched."),
    ],
    including: [.scrolling, .view],
    outlets: [
      "backgroundView", "dataSource", "delegate", "dragDelegate", "dropDelegate", "prefetchDataSource",
      "tableFooterView", "tableHeaderView",
    ],
    places: [.tableHeaderView, .tableFooterView, .backgroundView],
    children: .ofView.union([.tableSection, .tableCell, .headerFooterView, .view, .refreshControl]),
    example: """
      <tableView style="insetGrouped" pin="superview"/>
      """
  )
}
