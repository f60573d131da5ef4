import UIKit

/// The mailboxes, each with the number of messages that nobody has read.
class MailboxesController: UITableViewController {
  private let store: MailStore

  init(store: MailStore) {
    self.store = store
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    store.observe { [weak self] in self?.tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.mailboxes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = scene.dequeueMailboxCell(for: indexPath)
    let mailbox = store.mailboxes[indexPath.row]
    cell.textLabel?.text = mailbox.name
    cell.detailTextLabel?.text = mailbox.unread == 0 ? nil : "\(mailbox.unread)"
    cell.accessibilityValue = mailbox.unread == 0 ? nil : "\(mailbox.unread) unread"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    (splitViewController as? MailController)?.showMailbox(indexPath.row)
  }
}
