public import HeadlessUIKit

extension HeadlessApp {
  /// Selects a row of a table, or deselects it if multiple selection is allowed and it is selected.
  ///
  /// By default, `table` is the only table that the user can reach.
  public func selectRow(
    at indexPath: IndexPath, in table: UITableView? = nil, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let table = try table ?? onlyView()
      try reachRow(at: indexPath, in: table, to: "selected")
      let isAllowedDuringEditing = table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
      let isAllowed = table.isEditing ? isAllowedDuringEditing : table.allowsSelection
      guard isAllowed else {
        throw UserActionError("\(row(indexPath)) cannot be selected", "its table does not allow selection")
      }
      table.beSelected(at: indexPath)
    }
  }

  /// Taps the detail button at the end of a row, or the control that is the row's accessory view.
  public func tapAccessory(
    at indexPath: IndexPath, in table: UITableView? = nil, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let table = try table ?? onlyView()
      let what = "the accessory of \(row(indexPath))"
      try reachRow(at: indexPath, in: table, to: "tapped")
      let cell = table.cellForRow(at: indexPath)
      if let view = cell?.accessoryView {
        guard let control = view as? UIControl, control.isEnabled else {
          throw UserActionError("\(what) cannot be tapped", "it is a view that is no control, or disabled")
        }
        return control.beTapped()
      }
      guard cell?.accessoryType == .detailButton || cell?.accessoryType == .detailDisclosureButton else {
        throw UserActionError("\(what) cannot be tapped", "there is no button")
      }
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  func row(_ indexPath: IndexPath) -> String {
    "row \(indexPath.row) of section \(indexPath.section)"
  }

  func reachRow(at indexPath: IndexPath, in table: UITableView, to verb: String) throws {
    try reach(table, to: verb, as: row(indexPath))
    let sections = table.numberOfSections
    guard (0..<sections).contains(indexPath.section) else {
      throw UserActionError("\(row(indexPath)) cannot be \(verb)", "its table has \(sections) sections")
    }
    let rows = table.numberOfRows(inSection: indexPath.section)
    guard (0..<rows).contains(indexPath.row) else {
      throw UserActionError("\(row(indexPath)) cannot be \(verb)", "the section has \(rows) rows")
    }
    table.layoutIfNeeded()
    if let cell = table.cellForRow(at: indexPath) { try reach(cell, to: verb, as: row(indexPath)) }
  }
}

extension UITableView {
  /// Calls the delegate as UIKit does when a row is tapped.
  fileprivate func beSelected(at indexPath: IndexPath) {
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return }
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    let severally = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if severally, indexPathsForSelectedRows?.contains(indexPath) == true { return beDeselected(at: indexPath) }
    guard let row = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath else { return }
    if !severally {
      for other in indexPathsForSelectedRows ?? [] where other != row { beDeselected(at: other) }
    }
    selectRow(at: row, animated: true, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: row)
  }

  private func beDeselected(at indexPath: IndexPath) {
    guard let row = delegate.map({ $0.tableView(self, willDeselectRowAt: indexPath) }) ?? indexPath else { return }
    deselectRow(at: row, animated: true)
    delegate?.tableView(self, didDeselectRowAt: row)
  }
}
