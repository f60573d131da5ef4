/// The words that an attribute chooses from, and what each is in Swift.
public final class Choice: Sendable, Equatable {
  /// One of the words.
  public struct Case: Sendable, Equatable {
    /// The word in a scene: `tailTruncation`.
    public let name: String
    /// The Swift expression: `.byTruncatingTail`.
    public let swift: String
  }

  /// What is chosen: `lineBreakMode`.
  public let name: String
  /// The words, in the order of UIKit's declaration.
  public let cases: [Case]

  /// Words that Swift knows by the same name.
  init(_ name: String, _ words: String...) {
    self.name = name
    cases = words.map { Case(name: $0, swift: "." + $0) }
  }

  /// Words that Swift knows by other names.
  init(_ name: String, renaming words: KeyValuePairs<String, String>) {
    self.name = name
    cases = words.map { Case(name: $0.key, swift: "." + $0.value) }
  }

  /// Words that are more than a name in Swift.
  init(_ name: String, expressing words: KeyValuePairs<String, String>) {
    self.name = name
    cases = words.map { Case(name: $0.key, swift: $0.value) }
  }

  /// Whether two choices are the same one.
  public static func == (lhs: Choice, rhs: Choice) -> Bool { lhs === rhs }

  /// The Swift expression of a word, if it is one of the words.
  public func swift(for word: String) -> String? {
    for one in cases where one.name == word { return one.swift }
    return nil
  }
}
