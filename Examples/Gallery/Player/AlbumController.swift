import UIKit

/// The tracks of an album.
class AlbumController: UITableViewController {
  let album: Album
  private let player: AudioPlayer
  private var observation: ChangeObservation?

  init(album: Album, player: AudioPlayer) {
    self.album = album
    self.player = player
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let minutes = Int(album.tracks.map(\.duration).reduce(0, +) / 60)
    scene.cover.image = UIImage(systemName: "square.stack")
    scene.albumTitle.text = album.title
    scene.albumArtist.text = album.artist
    scene.albumDetail.text = "\(album.genre) · \(album.year) · \(album.tracks.count) tracks, \(minutes) minutes"
    observation = player.observe { [weak self] in self?.markPlayingTrack() }
  }

  func playAlbum() { player.play(album.queued) }

  func shuffleAlbum() { player.play(album.queued.shuffled()) }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { album.tracks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = scene.dequeueTrackCell(for: indexPath)
    cell.show(album.queued[indexPath.row], number: indexPath.row + 1, player: player)
    cell.isPlaying = isPlaying(at: indexPath.row)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    player.play(album.queued, from: indexPath.row)
  }

  private func isPlaying(at row: Int) -> Bool { player.current == album.queued[row] }

  private func markPlayingTrack() {
    for row in album.tracks.indices {
      let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? TrackCell
      cell?.isPlaying = isPlaying(at: row)
    }
  }
}
