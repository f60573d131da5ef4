import UIKit

/// What a person has done lately.
class ActivityController: UITableViewController {
  var name = ""
  private var events = [("likes Pont Neuf", "Yesterday"), ("follows Jin", "Last week")]

  func reload(_ control: UIRefreshControl) {
    events.insert(("takes a picture", "Now"), at: 0)
    tableView.reloadData()
    control.endRefreshing()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { events.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let (event, date) = events[indexPath.row]
    let cell = scene.dequeueEventCell(for: indexPath)
    cell.views.event.text = "\(name) \(event)"
    cell.views.date.text = date
    return cell
  }
}
