/// Plays a queue of tracks. The gallery has no sound: time passes when the clock says so.
@MainActor final class AudioPlayer {
  enum Repetition {
    case off, all, one
  }

  static let shared = AudioPlayer(clock: TaskClock())

  private let clock: any PlaybackClock
  private var observations = ChangeObservations()
  private(set) var tracks: [QueuedTrack] = []
  private(set) var index = 0
  private(set) var position = 0.0
  private(set) var isPlaying = false
  private(set) var favourites: Set<QueuedTrack> = []
  private(set) var secondsUntilSleep: Double?
  var repetition = Repetition.off { didSet { changed() } }
  var speed = 1.0 { didSet { changed() } }
  var volume: Float = 0.7

  init(clock: any PlaybackClock) { self.clock = clock }

  var current: QueuedTrack? { tracks.indices.contains(index) ? tracks[index] : nil }
  var upNext: ArraySlice<QueuedTrack> { tracks.dropFirst(index + 1) }

  // MARK: The queue

  func play(_ tracks: [QueuedTrack], from index: Int = 0) {
    self.tracks = tracks
    start(at: index)
  }

  func playNext(_ track: QueuedTrack) { insert(track, at: index + 1) }

  func append(_ track: QueuedTrack) { insert(track, at: tracks.count) }

  private func insert(_ track: QueuedTrack, at place: Int) {
    guard current != nil else { return play([track]) }
    tracks.insert(track, at: place)
    changed()
  }

  func moveUpNext(from source: Int, to destination: Int) {
    tracks.insert(tracks.remove(at: index + 1 + source), at: index + 1 + destination)
    changed()
  }

  func removeUpNext(at place: Int) {
    tracks.remove(at: index + 1 + place)
    changed()
  }

  func clearUpNext() {
    tracks.removeLast(upNext.count)
    changed()
  }

  func shuffleUpNext() {
    tracks.replaceSubrange((index + 1)..., with: upNext.shuffled())
    changed()
  }

  func stop() {
    tracks = []
    index = 0
    position = 0
    setPlaying(false)
  }

  // MARK: Transport

  func togglePlayback() {
    if current != nil { setPlaying(!isPlaying) }
  }

  func skipForward() {
    if upNext.isEmpty && repetition == .off { return stop() }
    start(at: upNext.isEmpty ? 0 : index + 1)
  }

  /// Goes back to the beginning of the track, or to the track before if it has just begun.
  func skipBack() {
    start(at: position > 3 ? index : max(0, index - 1))
  }

  func seek(to position: Double) {
    guard let current else { return }
    self.position = min(max(0, position), current.track.duration)
    changed()
  }

  private func start(at index: Int) {
    guard tracks.indices.contains(index) else { return }
    self.index = index
    position = 0
    setPlaying(true)
  }

  private func setPlaying(_ playing: Bool) {
    isPlaying = playing
    if playing {
      clock.start { [weak self] in self?.advance(by: $0) }
    } else {
      clock.stop()
    }
    changed()
  }

  private func advance(by seconds: Double) {
    guard isPlaying, let current else { return }
    position += seconds * speed
    if let rest = secondsUntilSleep { secondsUntilSleep = rest - seconds }
    if let rest = secondsUntilSleep, rest <= 0 {
      secondsUntilSleep = nil
      setPlaying(false)
    } else if position < current.track.duration {
      changed()
    } else if repetition == .one {
      start(at: index)
    } else {
      skipForward()
    }
  }

  // MARK: Favourites and the sleep timer

  var isFavourite: Bool { current.map(favourites.contains) ?? false }

  func toggleFavourite() {
    guard let current else { return }
    if favourites.remove(current) == nil { favourites.insert(current) }
    changed()
  }

  func sleep(after seconds: Double?) {
    secondsUntilSleep = seconds
    changed()
  }

  // MARK: Observation

  /// Calls a closure now, and after every change of what plays, of the position, or of the queue.
  func observe(_ changed: @escaping () -> Void) -> ChangeObservation {
    let observation = ChangeObservation(changed)
    observations.add(observation)
    changed()
    return observation
  }

  private func changed() { observations.callAll() }
}
