import UIKit

/// What has happened. The badge of the tab counts what the user has not read.
class InboxController: UITableViewController {
  private var unread = ["Mona likes Øresund", "Jin follows you", "Mona follows you"]

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.tabBarItem.badgeValue = nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { unread.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = scene.dequeueNoticeCell(for: indexPath)
    cell.textLabel?.text = unread[indexPath.row]
    return cell
  }
}
