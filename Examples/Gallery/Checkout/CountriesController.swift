import UIKit

/// The countries that an order can be sent to.
class CountriesController: UITableViewController {
  static let countries = ["Austria", "France", "Germany", "Italy"]

  var country: String?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.countries.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = scene.dequeueCountryCell(for: indexPath)
    let name = Self.countries[indexPath.row]
    var content = UIListContentConfiguration.cell()
    content.text = name
    cell.contentConfiguration = content
    cell.accessoryType = name == country ? .checkmark : .none
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else { return }
    country = Self.countries[indexPath.row]
  }
}
