import UIKit

/// The messages of a mailbox, which can be searched, and several of which can be marked.
class MessagesController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {
  var editItem: UIBarButtonItem!
  var markItem: UIBarButtonItem!

  private let store: MailStore

  /// Which mailbox is shown.
  var mailbox = 0 { didSet { if isViewLoaded { showMessages() } } }

  private var messages: [Message] = []

  init(store: MailStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    store.observe { [weak self] in self?.showMessages() }
    showMessages()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.isToolbarHidden = false
  }

  private func showMessages() {
    let box = store.mailboxes[mailbox]
    let search = scene.searchBar.text?.lowercased() ?? ""
    messages = box.messages.filter { message in
      search.isEmpty || "\(message.sender) \(message.subject)".lowercased().contains(search)
    }
    title = box.name
    scene.emptyLabel.isHidden = !messages.isEmpty
    scene.table.reloadData()
    showSelection()
  }

  private var selected: Set<Int> { Set((scene.table.indexPathsForSelectedRows ?? []).map { messages[$0.row].id }) }

  private func showSelection() { markItem.isEnabled = scene.table.isEditing && !selected.isEmpty }

  // MARK: - Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = scene.dequeueMessageCell(for: indexPath)
    let message = messages[indexPath.row]
    cell.views.from.text = message.sender
    cell.views.subject.text = message.subject
    cell.views.excerpt.text = message.text
    cell.views.dot.isHidden = message.isRead
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !tableView.isEditing else { return showSelection() }
    let message = messages[indexPath.row]
    store.markAsRead([message.id])
    scene.performShowMessage(message: message)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { showSelection() }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard mailbox == 0 else { return nil }
    let id = messages[indexPath.row].id
    let archive = UIContextualAction(style: .normal, title: "Archive") { [weak self] _, _, completion in
      self?.store.archive(id)
      completion(true)
    }
    archive.backgroundColor = .systemIndigo
    return UISwipeActionsConfiguration(actions: [archive])
  }

  // MARK: - Searching

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { showMessages() }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  // MARK: - Actions

  func toggleEditing() {
    scene.table.setEditing(!scene.table.isEditing, animated: true)
    editItem.title = scene.table.isEditing ? "Cancel" : "Edit"
    showSelection()
  }

  func markSelection() {
    let ids = selected
    toggleEditing()
    store.markAsRead(ids)
  }
}
