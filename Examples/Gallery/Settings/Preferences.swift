/// What the user has set. An app would keep it in the user defaults.
@MainActor
final class Preferences {
  static let shared = Preferences()

  var profile = Profile(name: "Ada Lovelace", mail: "ada@example.com")
  var allowsAlerts = true
  var sound = "Chime"
  var style = Style.automatic
  var textScale: Float = 1
  private(set) var downloads = 3

  enum Style: Int {
    case automatic
    case light
    case dark
  }

  func removeDownloads() { downloads = 0 }
}

struct Profile: Equatable {
  var name: String
  var mail: String
}
