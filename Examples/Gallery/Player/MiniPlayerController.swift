import UIKit

/// The bar below the albums.
class MiniPlayerController: UIViewController {
  private let player: AudioPlayer
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
    guard let current = player.current else { return }
    scene.cover.image = UIImage(systemName: "square.stack")
    scene.titleLabel.text = current.track.title
    scene.artistLabel.text = current.album.artist
    scene.progress.progress = Float(player.position / current.track.duration)
    scene.playButton.isSelected = player.isPlaying
    scene.playButton.accessibilityLabel = player.isPlaying ? "Pause" : "Play"
    scene.nextButton.isEnabled = !player.upNext.isEmpty || player.repetition != .off
  }

  func togglePlayback() { player.togglePlayback() }

  func skipForward() { player.skipForward() }

  func makeNowPlaying() -> NowPlayingController {
    scene.scenes.instantiateNowPlaying(player: player)
  }
}
