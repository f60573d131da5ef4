import UIKit

/// The messages of a mailbox. Users search them, filter them, and change several at once.
class MessagesController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {
  private let store: MailStore
  private var observation: ChangeObservation?
  private var shown: [Message] = []
  private var showsUnreadOnly = false

  var mailbox = Mailbox.received {
    didSet { update() }
  }

  init(store: MailStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.filterItem.accessibilityLabel = "Unread only"
    observation = store.observe { [weak self] in self?.update() }
  }

  private func update() {
    guard isViewLoaded else { return }
    let selection = selection
    title = mailbox.rawValue
    let everywhere = scene.searchBar.showsScopeBar && scene.searchBar.selectedScopeButtonIndex == 1
    let search = scene.searchBar.text ?? ""
    let messages = everywhere ? store.messages : store.messages(in: mailbox)
    let found = search.isEmpty ? messages : messages.filter { $0.matches(search) }
    shown = showsUnreadOnly ? found.filter { !$0.isRead } : found
    scene.emptyView.isHidden = !shown.isEmpty
    scene.emptyLabel.text = search.isEmpty ? "No messages" : "Nothing matches your search."
    scene.table.reloadData()
    select(selection)
    updateItems()
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = scene.dequeueMessageCell(for: indexPath)
    cell.show(shown[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if tableView.isEditing { return updateItems() }
    (splitViewController as? MailController)?.open(shown[indexPath.row])
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { updateItems() }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let message = shown[indexPath.row]
    let mark = swipeAction(.normal, message.isRead ? "Unread" : "Read", .systemBlue) { store in
      store.setRead([message.id], !message.isRead)
    }
    return UISwipeActionsConfiguration(actions: [mark])
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let message = shown[indexPath.row]
    let trash = swipeAction(.destructive, "Trash", .systemRed) { $0.move([message.id], to: .trash) }
    let flag = swipeAction(.normal, "Flag", .systemOrange) { $0.toggleFlag(of: message.id) }
    return UISwipeActionsConfiguration(actions: [trash, flag])
  }

  private func swipeAction(
    _ style: UIContextualAction.Style, _ title: String, _ color: UIColor, _ change: @escaping (MailStore) -> Void
  ) -> UIContextualAction {
    let action = UIContextualAction(style: style, title: title) { [store] _, _, completion in
      change(store)
      completion(true)
    }
    action.backgroundColor = color
    return action
  }

  func message(besides message: Message, by distance: Int) -> Message? {
    guard let index = shown.firstIndex(where: { $0.id == message.id }) else { return nil }
    return shown.indices.contains(index + distance) ? shown[index + distance] : nil
  }

  func select(_ message: Message) {
    select([message.id], scrollPosition: .middle)
  }

  private func select(_ ids: [Message.ID], scrollPosition: UITableView.ScrollPosition = .none) {
    for (row, message) in shown.enumerated() where ids.contains(message.id) {
      scene.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: scrollPosition)
    }
  }

  // MARK: Several messages at once

  private var selection: [Message.ID] {
    (scene.table.indexPathsForSelectedRows ?? []).map { shown[$0.row].id }
  }

  func toggleSelecting() {
    scene.table.setEditing(!scene.table.isEditing, animated: true)
    scene.editItem.title = scene.table.isEditing ? "Cancel" : "Select"
    updateItems()
  }

  private func updateItems() {
    let isSelecting = scene.table.isEditing
    scene.markItem.isEnabled = isSelecting && !selection.isEmpty
    scene.deleteItem.isEnabled = isSelecting && !selection.isEmpty
    scene.composeItem.isEnabled = !isSelecting
  }

  func markSelection() {
    store.setRead(selection)
    toggleSelecting()
  }

  func deleteSelection() {
    store.move(selection, to: .trash)
    toggleSelecting()
  }

  // MARK: Search and filter

  func toggleFilter() {
    showsUnreadOnly.toggle()
    let symbol = "line.3.horizontal.decrease.circle"
    scene.filterItem.image = UIImage(systemName: showsUnreadOnly ? symbol + ".fill" : symbol)
    scene.filterItem.accessibilityValue = showsUnreadOnly ? "On" : "Off"
    update()
  }

  func beginSearch() {
    scene.searchBar.becomeFirstResponder()
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { setSearching(true) }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { update() }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { update() }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = nil
    searchBar.resignFirstResponder()
    setSearching(false)
  }

  private func setSearching(_ isSearching: Bool) {
    scene.searchBar.setShowsCancelButton(isSearching, animated: true)
    scene.searchBar.showsScopeBar = isSearching
    update()
  }

  func makeCompose(forCompose sender: Any?) -> ComposeController {
    scene.scenes.instantiateCompose(draft: Draft())
  }
}
