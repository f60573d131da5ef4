import UIKit

/// What the user has set. An app would keep it in the user defaults.
@MainActor
final class Preferences {
  static let shared = Preferences()

  var profile = Profile(name: "Ada Lovelace", mail: "ada@example.com")
  var allowsAlerts = true
  var sound = "Chime"
  var style = Style.automatic
  var textScale: Float = 1
  var showsBadges = false
  var quietHours = QuietHours()
  var accent: UIColor? = .systemIndigo
  var usesMobileData = false
  var keptArticles = 20
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

/// When notifications make no sound, in minutes of the day.
struct QuietHours: Equatable {
  var isEnabled = false
  var start = 22 * 60
  var end = 7 * 60

  var text: String { isEnabled ? "\(Self.text(start)) – \(Self.text(end))" : "Off" }

  static func text(_ minutes: Int) -> String { String(format: "%02d:%02d", minutes / 60, minutes % 60) }
}
