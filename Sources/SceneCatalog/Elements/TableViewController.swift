extension ElementKind {
  package static let tableViewController = ElementKind(
    "tableViewController", .controller, type: "UITableViewController", rootView: .table,
    "A view controller that manages a table view.",
    attributes: [
      .clearsSelection
    ],
    including: [.controller, .nib],
    children: .ofControllerWithView,
    example: """
      <tableViewController id="settings" customClass="Settings">
        <tableView style="insetGrouped"/>
      </tableViewController>
      """
  )
}
