/// The rules for names in Swift.
package enum SwiftName {
  /// Whether a word has the form of a Swift identifier; it may be a keyword.
  package static func isIdentifier(_ word: String) -> Bool {
    let utf8 = word.utf8
    guard let first = utf8.first, isHead(first) else { return isUnicodeIdentifier(word) }
    for byte in utf8.dropFirst() where !isHead(byte) && !(byte >= 0x30 && byte <= 0x39) {
      return isUnicodeIdentifier(word)
    }
    return true
  }

  /// Whether Swift keeps a word for itself where a name is declared, or reads `{ word` as the start of an accessor.
  package static func isKeyword(_ word: String) -> Bool { keywords.contains(word) }

  /// Whether Swift reads a word in front of a type, or in its place, as something else than the name of a type.
  package static func isTypeModifier(_ word: String) -> Bool { typeModifiers.contains(word) }

  /// A word as it is written where a name is used: in backticks if it is a keyword.
  package static func escaped(_ word: String) -> String { isKeyword(word) ? "`\(word)`" : word }

  private static func isHead(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x5F
  }

  private static func isUnicodeIdentifier(_ word: String) -> Bool {
    let scalars = word.unicodeScalars
    guard let first = scalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return scalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  private static let typeModifiers: Set<String> = [
    "any", "borrowing", "consuming", "each", "isolated", "nonisolated", "sending", "some",
  ]

  private static let keywords: Set<String> = [
    "_", "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "didSet", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unsafe", "var", "where",
    "while", "willSet",
  ]
}
