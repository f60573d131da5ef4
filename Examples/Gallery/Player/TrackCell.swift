import UIKit

/// A track of an album, with a menu that puts it into the queue.
class TrackCell: UITableViewCell {
  var numberLabel: UILabel!
  var titleLabel: UILabel!
  var durationLabel: UILabel!
  var playingView: UIImageView!
  private var track: QueuedTrack?
  private weak var player: AudioPlayer?

  var isPlaying = false {
    didSet {
      playingView.isHidden = !isPlaying
      numberLabel.isHidden = isPlaying
      accessibilityValue = isPlaying ? "Playing" : nil
    }
  }

  func show(_ track: QueuedTrack, number: Int, player: AudioPlayer) {
    self.track = track
    self.player = player
    numberLabel.text = "\(number)"
    titleLabel.text = track.track.title
    durationLabel.text = PlaybackTime(track.track.duration).clock
    durationLabel.accessibilityLabel = PlaybackTime(track.track.duration).spoken
  }

  func playNext() {
    if let track { player?.playNext(track) }
  }

  func addToQueue() {
    if let track { player?.append(track) }
  }
}
