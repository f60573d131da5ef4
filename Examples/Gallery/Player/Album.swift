/// A track of an album.
struct Track: Hashable {
  let title: String
  /// How long it is, in seconds.
  let duration: Double
}

/// An album with its tracks.
struct Album: Hashable {
  let title: String
  let artist: String
  let genre: String
  let year: Int
  let tracks: [Track]

  static let samples = [
    Album(
      title: "Night Trains", artist: "Lena Voss", genre: "Jazz", year: 2_019,
      tracks: [
        Track(title: "Platform 9", duration: 200), Track(title: "Dining Car", duration: 245),
        Track(title: "Arrival", duration: 180),
      ]),
    Album(
      title: "Small Hours", artist: "The Quarter Tones", genre: "Jazz", year: 2_021,
      tracks: [Track(title: "Streetlight", duration: 312), Track(title: "Last Orders", duration: 274)]),
    Album(
      title: "Glacier", artist: "Iver", genre: "Ambient", year: 2_023,
      tracks: [Track(title: "Ice", duration: 480), Track(title: "Meltwater", duration: 525)]),
  ]
}

/// A track in the queue of the player, with the album that it is on.
struct QueuedTrack: Hashable {
  let track: Track
  let album: Album
}

extension Album {
  var queued: [QueuedTrack] { tracks.map { QueuedTrack(track: $0, album: self) } }
}
