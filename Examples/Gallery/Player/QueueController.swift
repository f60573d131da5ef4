import UIKit

/// The songs, in a sheet. Choosing one plays it and closes the sheet.
class QueueController: UITableViewController {
  private let playback: Playback

  init(playback: Playback) {
    self.playback = playback
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { playback.songs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = scene.dequeueSongCell(for: indexPath)
    let song = playback.songs[indexPath.row]
    cell.textLabel?.text = song.title
    cell.detailTextLabel?.text = song.artist
    cell.accessoryType = indexPath.row == playback.current ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    playback.play(indexPath.row)
    scene.performSongChosen()
  }
}
