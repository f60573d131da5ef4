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
    case nil: super.prepare(for: segue, sender: sender)
    }
  }

  func edit() { performSegue(.edit) }
}

class Clock: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch MainStoryboard.ClockSegue(segue) {
    case .selfSegue(let dash): dash.title = "Dash"
    case .class(let other), .viewController(let other): other.title = "Other"
    case nil: super.prepare(for: segue, sender: sender)
    }
  }
}

class Store {}

class Editor: UIViewController {
  private let store: Store?

  init?(coder: NSCoder, store: Store) {
    self.store = store
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    store = nil
    super.init(coder: coder)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if case .save = MainStoryboard.EditorSegue(segue) { title = nil }
  }
}

class FadeSegue: UIStoryboardSegue {}

class Settings: UICollectionViewController {}

class OptionCell: UICollectionViewCell {}

@MainActor
func makeScreens(store: Store) -> [UIViewController] {
  let dash = MainStoryboard.instantiateDash()
  let editor = MainStoryboard.instantiateEditor { Editor(coder: $0, store: store) }
  return [
    dash, editor, MainStoryboard.instantiateInitialViewController(), MainStoryboard.instantiateInit(),
    MainStoryboard.instantiate_1stClock(), SettingsStoryboard.instantiateSettings(),
  ]
}
