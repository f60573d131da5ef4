import UIKit

class Episodes: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    MainScenes.registerNote(in: tableView)
    MainScenes.registerPlain(in: tableView)
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = scene.dequeueSeason()
    header.titleLabel.text = "Season \(section + 1)"
    return header
  }

  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    switch section {
    case 0:
      let total = scene.dequeueTotal()
      total.views.sum.text = "3 episodes"
      return total
    case 1: return MainScenes.dequeueNote(in: tableView)
    case 2: return MainScenes.dequeuePlain(in: tableView)
    default: return scene.dequeueGap()
    }
  }

  func showAll() {}
}

class SeasonHeader: UITableViewHeaderFooterView {
  var titleLabel: UILabel!
}

class NoteFooter: UITableViewHeaderFooterView {
  var noteLabel: UILabel!
}
