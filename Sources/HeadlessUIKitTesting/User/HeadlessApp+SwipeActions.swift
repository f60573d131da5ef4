public import HeadlessUIKit

extension HeadlessApp {
  /// Swipes over a row and chooses an action behind it, at either side, by its title.
  ///
  /// By default, `table` is the only table that the user can reach.
  public func chooseSwipeAction(
    _ title: String, ofRowAt indexPath: IndexPath, in table: UITableView? = nil, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let table = try table ?? onlyView()
      try reachRow(at: indexPath, in: table, to: "swiped")
      let actions = table.swipeActions(at: indexPath)
      guard let action = actions.first(where: { $0.title == title }) else {
        let known = actions.compactMap(\.title).map { "'\($0)'" }.joined(separator: ", ")
        throw UserActionError(
          "'\(title)' cannot be chosen",
          known.isEmpty ? "the row has no actions" : "the actions of the row are \(known)")
      }
      action.handler(action, table.cellForRow(at: indexPath) ?? table) { _ in }
    }
  }
}

extension UITableView {
  /// The actions behind a row that can be edited.
  fileprivate func swipeActions(at indexPath: IndexPath) -> [UIContextualAction] {
    guard dataSource?.tableView(self, canEditRowAt: indexPath) ?? true, let delegate else { return [] }
    let leading = delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    let trailing = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    return (leading?.actions ?? []) + (trailing?.actions ?? [])
  }
}
