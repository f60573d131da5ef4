import UIKit

/// The albums with the bar of the player below them, which is there while something plays.
class MusicShellController: UIViewController {
  private static let barHeight: CGFloat = 64

  var miniPlayerHeight: NSLayoutConstraint!
  let player: AudioPlayer
  private var observation: ChangeObservation?

  init(player: AudioPlayer) {
    self.player = player
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = player.observe { [weak self] in self?.update() }
  }

  private func update() {
    let height = player.current == nil ? 0 : Self.barHeight
    scene.miniPlayerBar.isHidden = player.current == nil
    guard miniPlayerHeight.constant != height else { return }
    miniPlayerHeight.constant = height
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }

  func makeAlbums(forBrowser sender: Any?) -> AlbumsController {
    scene.scenes.instantiateAlbums(player: player)
  }

  func makeMiniPlayer(forMiniPlayer sender: Any?) -> MiniPlayerController {
    scene.scenes.instantiateMiniPlayer(player: player)
  }

  // MARK: Keys

  func togglePlayback() { player.togglePlayback() }

  func skipForward() { player.skipForward() }

  func skipBack() { player.skipBack() }

  // MARK: Back from the player

  func playerClosed() {}

  func playbackStopped() { player.stop() }

  func showAlbumOfTrack(_ segue: UIStoryboardSegue) {
    guard let album = player.current?.album else { return }
    albums?.show(album)
  }

  private var albums: AlbumsController? {
    scene.albumsFlow.viewControllers.first as? AlbumsController
  }
}
