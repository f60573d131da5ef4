import UIKit

/// Chooses the mailbox that a message is moved to.
class MoveController: UITableViewController {
  private let mailboxes: [Mailbox]
  private(set) var chosen: Mailbox?

  init(mailboxes: [Mailbox]) {
    self.mailboxes = mailboxes
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mailboxes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = scene.dequeueTargetCell(for: indexPath)
    cell.textLabel?.text = mailboxes[indexPath.row].rawValue
    cell.imageView?.image = UIImage(systemName: mailboxes[indexPath.row].symbol)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = mailboxes[indexPath.row]
    scene.performMoved()
  }
}
