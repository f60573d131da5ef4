public import HeadlessUIKit

extension HeadlessApp {
  /// Selects a row of a table, or deselects it where several may be selected and this one is.
  ///
  /// Without a table it is the only one that the user gets at.
  public func selectRow(at indexPath: IndexPath, in table: UITableView? = nil, flushing: Bool = true) throws {
    try act(flushing: flushing) {
      let table = try table ?? onlyView()
      try reachRow(at: indexPath, in: table, to: "selected")
      let isAllowed = table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection
      guard isAllowed else {
        throw UserActionError("\(row(indexPath)) cannot be selected", "its table does not allow selection")
      }
      table.beSelected(at: indexPath)
    }
  }

  /// Taps the detail button at the end of a row, or the control that is the row's accessory view.
  public func tapAccessory(at indexPath: IndexPath, in table: UITableView? = nil, flushing: Bool = true) throws {
    try act(flushing: flushing) {
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

  private func row(_ indexPath: IndexPath) -> String {
    "row \(indexPath.row) of section \(indexPath.section)"
  }

  func reachRow(at indexPath: IndexPath, in table: UITableView, to deed: String) throws {
    try reach(table, to: deed, as: row(indexPath))
    let sections = table.numberOfSections
    guard (0..<sections).contains(indexPath.section) else {
      throw UserActionError("\(row(indexPath)) cannot be \(deed)", "its table has \(sections) sections")
    }
    let rows = table.numberOfRows(inSection: indexPath.section)
    guard (0..<rows).contains(indexPath.row) else {
      throw UserActionError("\(row(indexPath)) cannot be \(deed)", "the section has \(rows) rows")
    }
    table.layoutIfNeeded()
    if let cell = table.cellForRow(at: indexPath) { try reach(cell, to: deed, as: row(indexPath)) }
  }

  /// The one view of a class that the user gets at.
  func onlyView<View: UIView>(_ type: View.Type = View.self) throws -> View {
    let views = window.tree.compactMap { $0 as? View }.filter(canReach)
    guard let view = views.first, views.count == 1 else {
      throw UserActionError("It is not clear which \(type) is meant", "the user gets at \(views.count)")
    }
    return view
  }
}

extension UITableView {
  /// Asks and tells the delegate what UIKit does when a row is tapped.
  fileprivate func beSelected(at indexPath: IndexPath) {
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
    deselectRow(at: indexPath, animated: true)
    delegate?.tableView(self, didDeselectRowAt: indexPath)
  }
}
