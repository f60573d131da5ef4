import UIKit

/// The tracks that come next. Users reorder and remove them.
class QueueController: UITableViewController {
  private let player: AudioPlayer
  private var observation: ChangeObservation?

  init(player: AudioPlayer) {
    self.player = player
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isEditing = true
    observation = player.observe { [weak self] in self?.update() }
  }

  private func update() {
    scene.emptyLabel.isHidden = !player.upNext.isEmpty
    scene.clearItem.isEnabled = !player.upNext.isEmpty
    if tableView.numberOfRows(inSection: 0) != player.upNext.count { tableView.reloadData() }
  }

  func clear() { player.clearUpNext() }

  private func track(at indexPath: IndexPath) -> QueuedTrack {
    player.upNext[player.upNext.startIndex + indexPath.row]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { player.upNext.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let queued = track(at: indexPath)
    let cell = scene.dequeueQueuedTrackCell(for: indexPath)
    cell.textLabel?.text = queued.track.title
    cell.detailTextLabel?.text = queued.album.artist
    return cell
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    player.moveUpNext(from: sourceIndexPath.row, to: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    player.removeUpNext(at: indexPath.row)
  }
}
