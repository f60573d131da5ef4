import UIKit

class Tabs: UITabBarController {}

class EpisodesViewController: UITableViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch MainStoryboard.EpisodesSegue(segue) {
    case .open(let dash): dash.title = "Episode"
    case .goEdit(_, root: let editor): editor.title = "New"
    case nil: super.prepare(for: segue, sender: sender)
    }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = MainStoryboard.EpisodesCells.dequeueEpisodeCell(from: tableView, for: indexPath)
    cell.number = indexPath.row
    return cell
  }

  func open() { performSegue(.open) }
}

class EpisodeCell: UITableViewCell {
  var number = 0
}

class DashViewController: UIViewController {
  private var clock: Clock?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch MainStoryboard.DashSegue(segue) {
    case .clock(let clock): self.clock = clock
    case .edit(_, root: let editor): editor.title = "Edit"
    case .selfSegue(let clock): clock.title = "Clock"
    case .class, .viewController, nil: break
    }
  }

  @IBAction func saved(_ segue: UIStoryboardSegue) {}
}

class Clock: UIViewController {}

class Editor: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if case .save = MainStoryboard.EditorSegue(segue) { title = nil }
  }
}

class FadeSegue: UIStoryboardSegue {}

class Settings: UICollectionViewController {}

class OptionCell: UICollectionViewCell {}

@MainActor
func makeScreens() -> [UIViewController] {
  [
    MainStoryboard.instantiateInitialViewController(), MainStoryboard.instantiateEpisodeList(),
    MainStoryboard.instantiate_1stEditor(), MainStoryboard.instantiateInit { DashViewController(coder: $0) },
    SettingsStoryboard.instantiateSettings(),
  ]
}
