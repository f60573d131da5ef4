import UIKit

/// The mailboxes, each with the number of messages that are unread.
class MailboxesController: UITableViewController {
  private let store: MailStore
  private var observation: ChangeObservation?

  init(store: MailStore) {
    self.store = store
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.statusLabel.text = "Updated just now"
    observation = store.observe { [weak self] in self?.tableView.reloadData() }
  }

  func fetch(_ control: UIRefreshControl) {
    store.fetch()
    control.endRefreshing()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Mailbox.allCases.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let mailbox = Mailbox.allCases[indexPath.row]
    let unread = store.unreadCount(in: mailbox)
    let cell = scene.dequeueMailboxCell(for: indexPath)
    cell.textLabel?.text = mailbox.rawValue
    cell.imageView?.image = UIImage(systemName: mailbox.symbol)
    cell.detailTextLabel?.text = unread == 0 ? nil : "\(unread)"
    cell.accessibilityValue = unread == 0 ? nil : "\(unread) unread"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    (splitViewController as? MailController)?.open(Mailbox.allCases[indexPath.row])
  }
}
