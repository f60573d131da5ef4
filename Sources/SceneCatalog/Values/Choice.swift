/// The words that an attribute can have as its value, with the Swift expression of each.
public final class Choice: Sendable, Equatable {
  /// One of the words.
  public struct Case: Sendable, Equatable {
    /// The word in a scene: `tailTruncation`.
    public let name: String
    /// The Swift expression: `.byTruncatingTail`.
    public let swift: String
    /// The expression with its arguments; nil for a member of the type that is expected.
    package let pattern: SwiftPattern?
    /// The index of the word's case among the cases of the enumeration.
    let ordinal: Int
    /// The first system that supports it; nil if all do.
    public let since: SystemVersion?

    init(name: String, swift: String, pattern: SwiftPattern? = nil, ordinal: Int, since: SystemVersion? = nil) {
      self.name = name
      self.swift = swift
      self.pattern = pattern
      self.ordinal = ordinal
      self.since = since
    }
  }

  /// The name of the choice: `lineBreakMode`.
  public let name: String
  /// The words, in the order of UIKit's declaration.
  public let cases: [Case]
  /// The enumeration of the words; nil if no phase distinguishes them.
  let enumeration: ObjectIdentifier?

  /// Words that have the same name in Swift. `since` lists those that older systems lack.
  init(_ name: String, _ words: String..., since: KeyValuePairs<String, SystemVersion> = [:]) {
    self.name = name
    cases = words.enumerated().map { ordinal, word in
      let version = since.first { $0.key == word }?.value
      return Case(name: word, swift: "." + word, ordinal: ordinal, since: version)
    }
    enumeration = nil
  }

  /// Words that have other names in Swift.
  init(_ name: String, renaming words: KeyValuePairs<String, String>) {
    self.name = name
    cases = words.enumerated().map { Case(name: $1.key, swift: "." + $1.value, ordinal: $0) }
    enumeration = nil
  }

  /// Words that are expressions in Swift.
  init(_ name: String, expressing words: KeyValuePairs<String, String>) {
    self.name = name
    cases = words.enumerated().map { Case(name: $1.key, swift: $1.value, pattern: SwiftPattern($1.value), ordinal: $0) }
    enumeration = nil
  }

  /// The cases of an enumeration, named by their raw values. `renaming` lists those that have other names in Swift.
  init<Words: ChoiceWord>(_ name: String, of type: Words.Type, renaming: KeyValuePairs<String, String> = [:]) {
    self.name = name
    cases = Words.all.enumerated().map { ordinal, word in
      let other = renaming.first { $0.key == word.rawValue }?.value
      return Case(name: word.rawValue, swift: "." + (other ?? word.rawValue), ordinal: ordinal)
    }
    enumeration = ObjectIdentifier(type)
  }

  /// Words for the cases of an enumeration. A case can have several words.
  init<Words: ChoiceWord>(_ name: String, meaning words: KeyValuePairs<String, Words>) {
    self.name = name
    cases = words.map { Case(name: $0, swift: "." + $0, ordinal: Words.all.firstIndex(of: $1) ?? 0) }
    enumeration = ObjectIdentifier(Words.self)
  }

  /// Whether two choices are identical.
  public static func == (lhs: Choice, rhs: Choice) -> Bool { lhs === rhs }

  /// The word with a name; nil if there is none.
  package func word(named name: String) -> Word? {
    for index in cases.indices where cases[index].name == name { return Word(choice: self, index: index) }
    return nil
  }
}

/// One word of a choice.
package struct Word: Sendable, Equatable {
  /// The choice that contains the word.
  let choice: Choice
  /// The index of the word in the choice.
  let index: Int

  /// The word in a scene: `tailTruncation`.
  package var name: String { choice.cases[index].name }
  /// The Swift expression: `.byTruncatingTail`.
  package var swift: String { choice.cases[index].swift }
  /// The expression with its arguments; nil for a member of the type that is expected.
  package var pattern: SwiftPattern? { choice.cases[index].pattern }
  /// The first system that supports it; nil if all do.
  package var since: SystemVersion? { choice.cases[index].since }
}
