import UIKit

/// A table of the scene whose class is its own delegate and answers for what the scene does not say.
class Cabinet: UITableViewController {
  var calls: [String] = []

  func empty() { calls.append("empty") }

  func weigh(_ cell: UITableViewCell) { calls.append("weigh " + (cell.textLabel?.text ?? "")) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepare " + ((sender as? UITableViewCell)?.textLabel?.text ?? ""))
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.section).\(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.section == 1 ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Own \(section)"
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 33 }
}

/// A data source and a delegate of a table whose rows are in the scene.
class Bench: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var calls: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 99 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row == 1 }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    calls.append("display \(cell.textLabel?.text ?? "")")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
}
