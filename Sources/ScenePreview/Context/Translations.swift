import SceneCatalog

/// The translations of an app's texts, as far as its files say them in plain text.
package struct Translations: Sendable {
  /// By language, table and key.
  private var texts: [String: [String: [String: String]]] = [:]

  package init() {}

  /// The languages that have texts.
  package var languages: Set<String> { Set(texts.keys) }

  /// Adds texts by key. Those that are known stay.
  package mutating func add(_ added: [String: String], language: String, table: String) {
    guard !added.isEmpty else { return }
    texts[language, default: [:]][table, default: [:]].merge(added) { first, _ in first }
  }

  /// A text in a language; the text of the scene where there is no translation.
  func text(_ text: LocalizedText, in language: String?) -> String {
    guard let language, let table = text.table, let key = text.key else { return text.text }
    return texts[language]?[table]?[key] ?? text.text
  }
}
