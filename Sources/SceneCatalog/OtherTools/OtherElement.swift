/// An element that stands for words of SwiftUI, UIKit, HTML or Android which are no elements of scenes.
package struct OtherElement: Sendable {
  /// The words, in lower case.
  package let words: [String]
  /// The element.
  package let name: String
  /// The attributes that make it the same as the word.
  package let attributes: [Attribute]
  /// What else there is to do.
  package let note: String?

  /// An attribute with its value.
  package struct Attribute: Sendable {
    package let name: String
    package let value: String
  }

  /// - Parameters:
  ///   - words: the words, separated by spaces.
  ///   - attributes: the attributes, as `axis=horizontal`.
  init(_ words: String, _ name: String, _ attributes: String..., note: String? = nil) {
    self.words = words.split(separator: " ").map(String.init)
    self.name = name
    self.attributes = attributes.compactMap { text in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      return parts.count == 2 ? Attribute(name: parts[0], value: parts[1]) : nil
    }
    self.note = note
  }

  /// The start tag, as a scene has it.
  package var markup: String {
    "<" + name + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined() + ">"
  }

  /// Whether only the name differs.
  package var isPlain: Bool { attributes.isEmpty && note == nil }

  /// The elements that a word can stand for, the most likely first. Which of them is meant depends on the parent.
  package static func named(_ word: String) -> [OtherElement] { byWord[word.lowercased()] ?? [] }

  private static let byWord = Dictionary(
    all.flatMap { element in element.words.map { ($0, [element]) } }, uniquingKeysWith: +)
}
