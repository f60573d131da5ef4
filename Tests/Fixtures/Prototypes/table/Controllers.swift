import UIKit

class EpisodeList: UITableViewController, UITextFieldDelegate {
  func showMore(_ cell: UITableViewCell) {}

  var starred: [UIButton] = []

  func star(_ sender: UIButton) { starred.append(sender) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch indexPath.row {
    case 0:
      let cell = scene.dequeueEpisodeCell(for: indexPath)
      cell.titleLabel.text = "Pilot"
      return cell
    case 1: return scene.dequeueSeasonCell(for: indexPath)
    default:
      let cell = scene.dequeueMoreEpisodesCell(for: indexPath)
      cell.views.all.isOn = false
      return cell
    }
  }
}

class EpisodeCell: UITableViewCell {
  var titleLabel: UILabel!
  var starButton: UIButton!
  private(set) var isPlaying = false

  func play() { isPlaying = true }
}
