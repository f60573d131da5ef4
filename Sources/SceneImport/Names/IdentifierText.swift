import SceneCatalog

/// Makes ids of names that people wrote.
enum IdentifierText {
  /// An id made of a text: `editorView`, of `EditorView` and of `Editor view`; nil if the text has no letter.
  ///
  /// - Parameters:
  ///   - suffixes: ends that say nothing, such as `Controller`; the first that fits is left out.
  ///   - limit: the maximum number of words.
  static func word(from text: String, without suffixes: [String] = [], limit: Int = 6) -> String? {
    var text = String(text.replacing("'", with: "").split(separator: ".").last ?? "")
    for suffix in suffixes where text.hasSuffix(suffix) && text.count > suffix.count {
      text.removeLast(suffix.count)
      break
    }
    let parts = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.prefix(limit)
    guard let first = parts.first else { return nil }
    let word = lowercasedFirst(String(first)) + parts.dropFirst().map { capitalized(String($0)) }.joined()
    guard word.count <= 40, let start = word.first, start.isLetter, SwiftName.isIdentifier(word) else { return nil }
    return word
  }

  /// A word with a capital letter in front.
  static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// `URLView` becomes `urlView`, and `Editor` becomes `editor`.
  private static func lowercasedFirst(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count { return word.lowercased() }
    if capitals.count <= 1 { return word.prefix(1).lowercased() + word.dropFirst() }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }
}
