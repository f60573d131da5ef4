/// The words that an attribute chooses from, and how each is written in Swift.
public final class Choice: Sendable, Equatable {
  /// One of the words.
  public struct Case: Sendable, Equatable {
    /// The word in a scene: `tailTruncation`.
    public let name: String
    /// The Swift expression: `.byTruncatingTail`.
    public let swift: String
    /// The position of the case that the word means among all cases of the choice's enumeration.
    let ordinal: Int
    /// The first system that has it; nil if every system has.
    public let since: SystemVersion?

    init(name: String, swift: String, ordinal: Int, since: SystemVersion? = nil) {
      self.name = name
      self.swift = swift
      self.ordinal = ordinal
      self.since = since
    }
  }

  /// What is chosen: `lineBreakMode`.
  public let name: String
  /// The words, in the order of UIKit's declaration.
  public let cases: [Case]
  /// The enumeration of the words; nil where no phase tells the words apart.
  let enumeration: ObjectIdentifier?

  /// Words that Swift knows by the same name; `since` lists those that not every system has.
  init(_ name: String, _ words: String..., since: KeyValuePairs<String, SystemVersion> = [:]) {
    self.name = name
    cases = words.enumerated().map { ordinal, word in
      let version = since.first { $0.key == word }?.value
      return Case(name: word, swift: "." + word, ordinal: ordinal, since: version)
    }
    enumeration = nil
  }

  /// Words that Swift knows by other names.
  init(_ name: String, renaming words: KeyValuePairs<String, String>) {
    self.name = name
    cases = words.enumerated().map { Case(name: $1.key, swift: "." + $1.value, ordinal: $0) }
    enumeration = nil
  }

  /// Words that are more than a name in Swift.
  init(_ name: String, expressing words: KeyValuePairs<String, String>) {
    self.name = name
    cases = words.enumerated().map { Case(name: $1.key, swift: $1.value, ordinal: $0) }
    enumeration = nil
  }

  /// The cases of an enumeration, each called by its raw value; `renaming` lists those that Swift knows by other names.
  init<Words: ChoiceWord>(_ name: String, of type: Words.Type, renaming: KeyValuePairs<String, String> = [:]) {
    self.name = name
    cases = Words.all.enumerated().map { ordinal, word in
      let other = renaming.first { $0.key == word.rawValue }?.value
      return Case(name: word.rawValue, swift: "." + (other ?? word.rawValue), ordinal: ordinal)
    }
    enumeration = ObjectIdentifier(type)
  }

  /// Words that mean the cases of an enumeration; several words can mean one case.
  init<Words: ChoiceWord>(_ name: String, meaning words: KeyValuePairs<String, Words>) {
    self.name = name
    cases = words.map { Case(name: $0, swift: "." + $0, ordinal: Words.all.firstIndex(of: $1) ?? 0) }
    enumeration = ObjectIdentifier(Words.self)
  }

  /// Whether two choices are the same one.
  public static func == (lhs: Choice, rhs: Choice) -> Bool { lhs === rhs }

  /// The word of a name, if it is one of the words.
  package func word(named name: String) -> Word? {
    for index in cases.indices where cases[index].name == name { return Word(choice: self, index: index) }
    return nil
  }
}

/// One word of a choice.
package struct Word: Sendable, Equatable {
  /// The choice.
  let choice: Choice
  /// The position of the word in it.
  let index: Int

  /// The word in a scene: `tailTruncation`.
  package var name: String { choice.cases[index].name }
  /// The Swift expression: `.byTruncatingTail`.
  package var swift: String { choice.cases[index].swift }
  /// The first system that has it; nil if every system has.
  package var since: SystemVersion? { choice.cases[index].since }
}
