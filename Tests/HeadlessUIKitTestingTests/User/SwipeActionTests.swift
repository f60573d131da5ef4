import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct SwipeActionTests {
  private let mails = Mails(style: .plain)

  @Test("An action is chosen by its title, at either end of the row")
  func choosing() throws {
    let app = HeadlessApp(root: mails)
    try app.chooseSwipeAction("Archive", ofRowAt: .row(0))
    try app.chooseSwipeAction("Read", ofRowAt: .row(1), in: mails.tableView)
    #expect(mails.events == ["Archive 0", "Read 1"])
  }

  @Test("A swipe over the whole row performs the first action of the end that it comes from")
  func full() throws {
    let app = HeadlessApp(root: mails)
    try app.swipeRow(at: .row(0), .left)
    try app.swipeRow(at: .row(0), .right)
    #expect(mails.events == ["Delete 0", "Read 0"])
  }

  @Test("From right to left, the ends are the other way round")
  func mirrored() throws {
    let app = HeadlessApp(root: mails)
    mails.tableView.semanticContentAttribute = .forceRightToLeft
    try app.swipeRow(at: .row(0), .left)
    #expect(mails.events == ["Read 0"])
  }

  @Test("An action that is not there cannot be chosen")
  func missing() {
    let app = HeadlessApp(root: mails)
    #expect(
      refusal { try app.chooseSwipeAction("Flag", ofRowAt: .row(0)) }
        == "'Flag' cannot be chosen: the actions of the row are 'Read', 'Delete', 'Archive'.")
    #expect(
      refusal { try app.chooseSwipeAction("Read", ofRowAt: .row(2)) }
        == "'Read' cannot be chosen: the row has no actions.")
    #expect(
      refusal { try app.swipeRow(at: .row(2), .left) }
        == "Row 2 of section 0 cannot be swiped: it has no actions there.")
    #expect(mails.events == [])
  }

  @Test("A row that cannot be edited, a table that is edited and a row that is not there cannot be swiped")
  func impossible() {
    let app = HeadlessApp(root: mails)
    #expect(
      refusal { try app.swipeRow(at: .row(3), .left) }
        == "Row 3 of section 0 cannot be swiped: its data source lets nobody edit it.")
    #expect(
      refusal { try app.swipeRow(at: .row(4), .left) } == "Row 4 of section 0 cannot be swiped: the section has 4 rows."
    )
    mails.fullSwipe = false
    #expect(
      refusal { try app.swipeRow(at: .row(0), .left) }
        == "Row 0 of section 0 cannot be swiped: a full swipe performs no action there.")
    mails.tableView.isEditing = true
    #expect(
      refusal { try app.chooseSwipeAction("Read", ofRowAt: .row(0)) }
        == "Row 0 of section 0 cannot be swiped: its table is being edited.")
    #expect(mails.events == [])
  }

  @Test("A table without a delegate has no actions")
  func withoutDelegate() {
    let app = HeadlessApp(root: mails)
    mails.tableView.delegate = nil
    #expect(
      refusal { try app.chooseSwipeAction("Read", ofRowAt: .row(0)) }
        == "'Read' cannot be chosen: the row has no actions.")
  }

  @Test("A destructive action is red")
  func colours() {
    #expect(UIContextualAction(style: .destructive, title: nil) { _, _, _ in }.backgroundColor == .systemRed)
    #expect(UIContextualAction(style: .normal, title: nil) { _, _, _ in }.backgroundColor == .systemGray)
  }

  @Test("Pulling begins to refresh and tells the control's actions")
  func pulling() throws {
    let app = HeadlessApp(root: mails)
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    #expect(refusal { try app.pullToRefresh(mails.tableView) }?.hasSuffix("it has no refresh control.") == true)
    mails.refreshControl = control
    #expect(mails.tableView.refreshControl === control && control.superview === mails.tableView)
    try app.pullToRefresh(mails.tableView)
    #expect(count == 1 && control.isRefreshing)
    #expect(refusal { try app.pullToRefresh(mails.tableView) }?.hasSuffix("it is refreshing already.") == true)
    control.endRefreshing()
    try app.pullToRefresh(mails.tableView)
    #expect(count == 2)
    mails.refreshControl = nil
    #expect(control.superview == nil)
  }
}

/// Rows with actions at both ends; the third has none, and the fourth cannot be edited.
private final class Mails: UITableViewController {
  var events: [String] = []
  var fullSwipe = true

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    indexPath.row == 2 ? nil : actions(["Read"], indexPath)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    indexPath.row == 2 ? nil : actions(["Delete", "Archive"], indexPath)
  }

  private func actions(_ titles: [String], _ indexPath: IndexPath) -> UISwipeActionsConfiguration {
    let actions = titles.map { title in
      UIContextualAction(style: .normal, title: title) { [weak self] action, view, done in
        guard let self, view === tableView.cellForRow(at: indexPath) else { return }
        events.append("\(action.title ?? "") \(indexPath.row)")
        done(true)
      }
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = fullSwipe
    return configuration
  }
}
