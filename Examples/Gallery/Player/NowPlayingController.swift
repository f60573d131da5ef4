import UIKit

/// The player: the track that plays, and everything that users do with it.
class NowPlayingController: UIViewController {
  private let player: AudioPlayer
  private var observation: ChangeObservation?
  private var isScrubbing = false

  init(player: AudioPlayer) {
    self.player = player
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.volumeSlider.value = player.volume
    observation = player.observe { [weak self] in self?.update() }
  }

  // MARK: What it shows

  private func update() {
    guard let current = player.current else { return }
    scene.artwork.image = UIImage(systemName: "square.stack")
    scene.artwork.accessibilityLabel = "Cover of \(current.album.title)"
    scene.titleLabel.text = current.track.title
    scene.artistLabel.text = current.album.artist
    scene.favouriteButton.isSelected = player.isFavourite
    scene.queueButton.isEnabled = !player.upNext.isEmpty
    updateTransport()
    scene.scrubber.maximumValue = Float(current.track.duration)
    if !isScrubbing { showPosition(player.position) }
  }

  private func updateTransport() {
    scene.playButton.isSelected = player.isPlaying
    scene.playButton.accessibilityLabel = player.isPlaying ? "Pause" : "Play"
    scene.nextButton.isEnabled = !player.upNext.isEmpty || player.repetition != .off
    scene.repeatButton.isSelected = player.repetition != .off
    scene.repeatButton.accessibilityValue =
      switch player.repetition {
      case .off: "Off"
      case .all: "All tracks"
      case .one: "This track"
      }
  }

  private func showPosition(_ position: Double) {
    guard let duration = player.current?.track.duration else { return }
    scene.scrubber.value = Float(position)
    scene.scrubber.accessibilityValue = PlaybackTime(position).spoken
    scene.elapsedLabel.text = PlaybackTime(position).clock
    scene.remainingLabel.text = "-" + PlaybackTime(duration - position).clock
  }

  // MARK: The scrubber

  func beginScrubbing() { isScrubbing = true }

  func scrub(_ slider: UISlider) { showPosition(Double(slider.value)) }

  func endScrubbing(_ slider: UISlider) {
    isScrubbing = false
    player.seek(to: Double(slider.value))
  }

  func cancelScrubbing() {
    isScrubbing = false
    showPosition(player.position)
  }

  // MARK: Transport

  func togglePlayback() { player.togglePlayback() }

  func skipForward() { player.skipForward() }

  func skipBack() { player.skipBack() }

  func seekForward() { player.seek(to: player.position + 10) }

  func seekBack() { player.seek(to: player.position - 10) }

  func toggleShuffle(_ button: UIButton) {
    button.isSelected.toggle()
    if button.isSelected { player.shuffleUpNext() }
  }

  func changeRepeat() {
    player.repetition =
      switch player.repetition {
      case .off: .all
      case .all: .one
      case .one: .off
      }
  }

  func toggleFavourite() { player.toggleFavourite() }

  func volumeChanged(_ slider: UISlider) { player.volume = slider.value }

  func playSlowly() { player.speed = 0.75 }

  func playNormally() { player.speed = 1 }

  func playFast() { player.speed = 1.5 }

  // MARK: The queue and the timer

  func makeQueue(forShowQueue sender: Any?) -> QueueController {
    scene.scenes.instantiateQueue(player: player)
  }

  func prepare(for segue: NowPlayingScene.Segue, sender: Any?) {
    switch segue {
    case .peekTimer(let timer), .setTimer(let timer): timer.seconds = player.secondsUntilSleep
    case .showQueue, .goToAlbum, .stop, .close, .escape: break
    }
  }

  func queueClosed() {}

  func timerSet(_ segue: UIStoryboardSegue) {
    guard let timer = segue.source as? SleepTimerController else { return }
    player.sleep(after: timer.seconds)
  }

  func timerRemoved() { player.sleep(after: nil) }
}
