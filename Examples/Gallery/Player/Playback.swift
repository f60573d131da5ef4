struct Song: Equatable {
  let title: String
  let artist: String
  /// In seconds.
  let duration: Float
  var isFavourite = false
}

/// What is played, and where. An app would control a player of audio with it.
@MainActor
final class Playback {
  static let shared = Playback()

  private(set) var songs = [
    Song(title: "Gnossienne No. 1", artist: "Erik Satie", duration: 204),
    Song(title: "Clair de lune", artist: "Claude Debussy", duration: 300),
    Song(title: "Gymnopédie No. 3", artist: "Erik Satie", duration: 152),
  ]
  private(set) var current = 0
  private(set) var isPlaying = false
  /// In seconds.
  var position: Float = 0
  var volume: Float = 0.5
  var speed: Float = 1

  var song: Song { songs[current] }
  var hasNext: Bool { current + 1 < songs.count }

  func playOrPause() { isPlaying.toggle() }

  func play(_ index: Int) {
    guard songs.indices.contains(index) else { return }
    current = index
    position = 0
  }

  /// Starts the song again, or goes to the one before it within the first three seconds.
  func goBack() { play(position > 3 ? current : max(0, current - 1)) }

  func toggleFavourite() { songs[current].isFavourite.toggle() }

  /// Plays on for a time, as the player of an app does by itself.
  func advance(by seconds: Float) {
    guard isPlaying else { return }
    position += seconds * speed
    guard position >= song.duration else { return }
    if hasNext { play(current + 1) } else { isPlaying = false }
  }
}
