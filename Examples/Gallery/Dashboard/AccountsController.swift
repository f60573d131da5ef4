import UIKit

/// The accounts. Two scenes show them: one beside the dashboard, one that is pushed.
class AccountsController: UITableViewController {
  var accounts: [Finances.Account] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { accounts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Account", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = accounts[indexPath.row].name
    content.secondaryText = "\(accounts[indexPath.row].balance) €"
    cell.contentConfiguration = content
    return cell
  }
}
