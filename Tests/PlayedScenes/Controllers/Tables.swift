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

/// A table of the scene whose class changes what `super` answers.
class Preferences: UITableViewController {
  var experts = ["One", "Two"]
  var hasExperts = true
  var hidesSecret = false
  var calls: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    calls.append(isViewLoaded ? "awake with a view" : "awake")
  }

  func rename() { calls.append("rename") }

  override func numberOfSections(in tableView: UITableView) -> Int {
    super.numberOfSections(in: tableView) - (hasExperts ? 0 : 1)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 1 ? experts.count : super.tableView(tableView, numberOfRowsInSection: section)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.section == 1 else { return super.tableView(tableView, cellForRowAt: indexPath) }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = experts[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    super.tableView(tableView, titleForHeaderInSection: section)?.uppercased()
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let cell = self.tableView(tableView, cellForRowAt: indexPath)
    if hidesSecret, cell.textLabel?.text == "Secret" { return 0 }
    return super.tableView(tableView, heightForRowAt: indexPath)
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 1 ? 5 : super.tableView(tableView, heightForHeaderInSection: section)
  }

  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    super.tableView(tableView, indentationLevelForRowAt: indexPath) + 1
  }
}

/// A table of the scene whose class says nothing of the rows.
class PlainRows: UITableViewController {}

/// A cell that notes what is set when it awakes.
class NamedCell: UITableViewCell {
  private(set) var awakenings: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings.append(textLabel?.text ?? "without a text")
  }
}
