extension ElementKind {
  package static let tableViewController = ElementKind(
    "tableViewController", .controller, type: "UITableViewController", rootView: .table,
    "A view controller whose view is a table.",
    attributes: [
      .clearsSelection
    ],
    including: [.controller, .nib],
    children: [.view, .content, .segue, .parameter, .connections, .barButtonItem, .tabBarItem, .keyCommand],
    example: """
      <tableViewController id="settings" customClass="Settings">
        <tableView style="insetGrouped"/>
      </tableViewController>
      """
  )
}
