/// What a scene has instead of attributes of SwiftUI, UIKit, HTML or Android.
package struct OtherAttribute: Sendable {
  /// What a scene writes.
  package enum Replacement: Sendable {
    /// An attribute with the same value: the first of these that the element takes.
    case attribute([String])
    /// An attribute whose value is another one, with an example of it.
    case value(String, String)
    /// An element in the element.
    case child(OtherElement)
  }

  /// The words, in lower case.
  package let words: [String]
  /// What to write.
  package let replacement: Replacement

  init(_ words: String, _ replacement: Replacement) {
    self.words = words.split(separator: " ").map(String.init)
    self.replacement = replacement
  }

  /// What an element has instead of a word.
  package enum Advice: Equatable, Sendable {
    /// Another name for the attribute.
    case name(String)
    /// What to write, as markup.
    case markup(String)
  }

  /// What an element has instead of an attribute; nil if nothing is known.
  ///
  /// - Parameter given: the attributes that it has already.
  package static func advice(for word: String, on kind: ElementKind, given: Set<String>) -> Advice? {
    for other in byWord[word.lowercased()] ?? [] {
      switch other.replacement {
      case .attribute(let names):
        let name = names.first { kind.attribute(named: $0) != nil }
        guard let name, !given.contains(name) else { continue }
        return .name(name)
      case .value(let name, let value):
        guard kind.attribute(named: name) != nil else { continue }
        return .markup("\(name)=\"\(value)\"")
      case .child(let child):
        guard let element = Catalog.element(named: child.name), kind.takes(element) else { continue }
        return .markup(String(child.markup.dropLast()) + "/>")
      }
    }
    return nil
  }

  /// The attribute for a text in an element; nil if it has none.
  package static func text(of kind: ElementKind) -> String? {
    ["text", "title"].first { kind.attribute(named: $0)?.value == .text }
  }

  private static let byWord = Dictionary(
    all.flatMap { attribute in attribute.words.map { ($0, [attribute]) } }, uniquingKeysWith: +)
}
