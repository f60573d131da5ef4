import Foundation

/// What a user has chosen in the introduction.
struct ReaderChoices: Equatable {
  static let topics = ["Science", "Music", "Films", "Travel", "Food", "History"]

  /// How many topics there have to be at least.
  static let leastTopics = 2

  var topics: Set<String> = []
  /// When the reminder comes; nil for none.
  var reminder: Date?
  var name = ""

  var hasEnoughTopics: Bool { topics.count >= Self.leastTopics }
}

/// What the app remembers of its user.
@MainActor final class ReaderPreferences {
  static let shared = ReaderPreferences()

  var choices = ReaderChoices()
  var hasSeenIntroduction = false
}
