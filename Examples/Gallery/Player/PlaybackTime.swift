/// A time in a track, as clocks show it and as VoiceOver says it.
struct PlaybackTime {
  private let minutes: Int
  private let seconds: Int

  init(_ seconds: Double) {
    let whole = max(0, Int(seconds))
    minutes = whole / 60
    self.seconds = whole % 60
  }

  var clock: String { "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)" }

  var spoken: String { "\(minutes) minutes, \(seconds) seconds" }
}
