import UIKit

/// Plays songs, on a phone in portrait with the cover above the controls, in landscape with the cover beside them.
class PlayerController: UIViewController {
  var titleLabel: UILabel!
  var artistLabel: UILabel!
  var favouriteButton: UIButton!
  var positionSlider: UISlider!
  var elapsedLabel: UILabel!
  var remainingLabel: UILabel!
  var playButton: UIButton!
  var nextButton: UIButton!
  var speedButton: UIButton!

  private let playback: Playback

  init(playback: Playback) {
    self.playback = playback
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showPlayback()
  }

  /// Shows what is played. The player of an app calls it while it plays.
  func showPlayback() {
    let song = playback.song
    titleLabel.text = song.title
    artistLabel.text = song.artist
    favouriteButton.isSelected = song.isFavourite
    positionSlider.maximumValue = song.duration
    positionSlider.value = playback.position
    elapsedLabel.text = Self.time(playback.position)
    remainingLabel.text = "-" + Self.time(song.duration - playback.position)
    positionSlider.accessibilityValue = "\(Self.time(playback.position)) of \(Self.time(song.duration))"
    playButton.isSelected = playback.isPlaying
    playButton.accessibilityLabel = playback.isPlaying ? "Pause" : "Play"
    nextButton.isEnabled = playback.hasNext
  }

  private static func time(_ seconds: Float) -> String {
    let whole = Int(seconds)
    let rest = whole % 60
    return "\(whole / 60):" + (rest < 10 ? "0" : "") + "\(rest)"
  }

  private func change(_ body: (Playback) -> Void) {
    body(playback)
    showPlayback()
  }

  // MARK: - Actions

  func playOrPause() { change { $0.playOrPause() } }

  func next() { change { $0.play($0.current + 1) } }

  func previous() { change { $0.goBack() } }

  func toggleFavourite() { change { $0.toggleFavourite() } }

  func seek(_ sender: UISlider) { change { $0.position = sender.value } }

  func changeVolume(_ sender: UISlider) { playback.volume = sender.value }

  func playSlowly() { play(at: 0.75, "¾×") }

  func playNormally() { play(at: 1, "1×") }

  func playFast() { play(at: 1.5, "1½×") }

  private func play(at speed: Float, _ title: String) {
    playback.speed = speed
    speedButton.setTitle(title, for: .normal)
    speedButton.accessibilityValue = title
  }

  // MARK: - Segues

  func makeQueue(forShowQueue sender: Any?) -> QueueController {
    scene.scenes.instantiateQueue(playback: playback)
  }

  func songChosen() { showPlayback() }
}
