public import HeadlessUIKit

extension HeadlessApp {
  /// Swipes over a row and chooses the action of a title, at either end of the row.
  public func chooseSwipeAction(
    _ title: String, ofRowAt indexPath: IndexPath, in table: UITableView? = nil, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let table = try table ?? onlyView()
      let cell = try cellToSwipe(at: indexPath, in: table)
      let actions = RowEnd.allCases.flatMap { table.swipeActions(at: $0, of: indexPath)?.actions ?? [] }
      try chosen(title, among: actions, of: "row").perform(on: cell)
    }
  }

  /// Swipes over a whole row to the left or to the right, which performs the first action there.
  public func swipeRow(
    at indexPath: IndexPath, _ direction: UISwipeGestureRecognizer.Direction, in table: UITableView? = nil,
    flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let table = try table ?? onlyView()
      let cell = try cellToSwipe(at: indexPath, in: table)
      let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let end: RowEnd = (direction == .right) == isMirrored ? .trailing : .leading
      let problem = "\(row(indexPath)) cannot be swiped"
      guard let swipe = table.swipeActions(at: end, of: indexPath), let action = swipe.actions.first else {
        throw UserActionError(problem, "it has no actions there")
      }
      guard swipe.performsFirstActionWithFullSwipe else {
        throw UserActionError(problem, "a full swipe performs no action there")
      }
      action.perform(on: cell)
    }
  }

  /// The action of a title.
  func chosen(_ title: String, among actions: [UIContextualAction], of what: String) throws -> UIContextualAction {
    if let action = actions.first(where: { $0.title == title }) { return action }
    let known = actions.map { "'\($0.title ?? "")'" }.joined(separator: ", ")
    throw UserActionError(
      "'\(title)' cannot be chosen",
      known.isEmpty ? "the \(what) has no actions" : "the actions of the \(what) are \(known)")
  }

  private func cellToSwipe(at indexPath: IndexPath, in table: UITableView) throws -> UITableViewCell {
    try reachRow(at: indexPath, in: table, to: "swiped")
    let problem = "\(row(indexPath)) cannot be swiped"
    if table.isEditing { throw UserActionError(problem, "its table is being edited") }
    guard table.dataSource?.tableView(table, canEditRowAt: indexPath) == true else {
      throw UserActionError(problem, "its data source lets nobody edit it")
    }
    guard let cell = table.cellForRow(at: indexPath) else { throw UserActionError(problem, "it has no cell") }
    return cell
  }
}

/// An end of a row, where actions appear.
private enum RowEnd: CaseIterable {
  case leading, trailing
}

extension UITableView {
  /// Asks the delegate for actions of a row, as UIKit does when the user swipes.
  fileprivate func swipeActions(at end: RowEnd, of indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    switch end {
    case .leading: delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    case .trailing: delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }
}

extension UIContextualAction {
  /// Does what the user has chosen.
  func perform(on cell: UIView) {
    handler(self, cell) { _ in }
  }
}
