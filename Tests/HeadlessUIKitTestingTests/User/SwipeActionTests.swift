import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct SwipeActionTests {
  private let rows = SwipedRows(style: .plain)

  @Test("An action at either side runs with the cell of its row")
  func either() throws {
    let app = HeadlessApp(root: rows)
    try app.chooseSwipeAction("Mark", ofRowAt: IndexPath(row: 0, section: 0))
    try app.chooseSwipeAction("Delete", ofRowAt: IndexPath(row: 1, section: 0), in: rows.tableView)
    #expect(rows.events == ["Mark 0", "Delete 1"])
  }

  @Test("A row has no other actions than those of the delegate")
  func unknown() throws {
    let app = HeadlessApp(root: rows)
    let error = try catchingUserActionError {
      try app.chooseSwipeAction("Copy", ofRowAt: IndexPath(row: 0, section: 0))
    }
    #expect(error?.description == "'Copy' cannot be chosen: the actions of the row are 'Mark', 'Delete'.")
  }

  @Test("A row that cannot be edited, and a table without a delegate, have no actions")
  func none() throws {
    let app = HeadlessApp(root: rows)
    let row = IndexPath(row: 2, section: 0)
    let fixed = try catchingUserActionError { try app.chooseSwipeAction("Mark", ofRowAt: row) }
    #expect(fixed?.description == "'Mark' cannot be chosen: the row has no actions.")
    rows.tableView.delegate = nil
    let alone = try catchingUserActionError {
      try app.chooseSwipeAction("Mark", ofRowAt: IndexPath(row: 0, section: 0))
    }
    #expect(alone?.description == "'Mark' cannot be chosen: the row has no actions.")
  }

  @Test("A row has to be there")
  func missing() throws {
    let app = HeadlessApp(root: rows)
    let error = try catchingUserActionError {
      try app.chooseSwipeAction("Mark", ofRowAt: IndexPath(row: 3, section: 0))
    }
    #expect(error?.description == "row 3 of section 0 cannot be swiped: the section has 3 rows.")
  }
}

/// Three rows with actions at both sides; the last row cannot be edited.
private final class SwipedRows: UITableViewController {
  private(set) var events: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row < 2 }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [action("Mark", .normal, indexPath)])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [action("Delete", .destructive, indexPath)])
  }

  private func action(
    _ title: String, _ style: UIContextualAction.Style, _ indexPath: IndexPath
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak self] action, view, completion in
      guard let self, view === tableView.cellForRow(at: indexPath) else { return }
      events.append("\(action.title ?? "") \(indexPath.row)")
      completion(true)
    }
  }
}
