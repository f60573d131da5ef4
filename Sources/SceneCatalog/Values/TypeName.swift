/// The name of a Swift type: of a class, or of a parameter.
package struct TypeName: Sendable, Equatable {
  /// The type as it is written.
  package let text: String
  /// The names in it that nothing stands in front of: of `[Shop.Item: Price]`, `Shop` and `Price`.
  package let names: [String]
  /// Whether it is a function that does not say that it escapes.
  private let isPlainFunction: Bool
  /// Whether the type can have static members: functions, tuples and existential types have none.
  package let hasMembers: Bool

  /// A Swift type: names, brackets, optionals, generic arguments, functions. Whether it exists is for the Swift compiler.
  package init?(type text: String) {
    var parser = TypeParser(text)
    // A function does not take a parameter of no value.
    guard parser.isType(), text != "Void", text != "()" else { return nil }
    self.text = text
    names = parser.names
    isPlainFunction = parser.isFunction && !parser.isEscaping
    hasMembers = !parser.isFunction && Self.isNominal(text)
  }

  /// The name of a class, which may be nested or generic: `Login.Form`, `Box<Int>`.
  init?(class text: String) {
    var parser = TypeParser(text)
    guard parser.isClass() else { return nil }
    self.text = text
    names = parser.names
    isPlainFunction = false
    hasMembers = true
  }

  private static func isNominal(_ text: String) -> Bool {
    guard !text.hasSuffix("?") else { return true }
    return !text.hasPrefix("(") && !text.hasPrefix("any ") && text != "Any" && text != "AnyObject"
  }

  /// Whether a text can be the name of a type that is declared.
  static func isNew(_ text: String) -> Bool {
    SwiftName.isIdentifier(text) && !SwiftName.isKeyword(text) && text.first?.isUppercase == true
  }

  /// The type of a parameter: a closure, which outlives the call, escapes.
  package var ofParameter: String { isPlainFunction ? "@escaping " + text : text }

  /// The name without generic arguments and spaces: `Box`, of `Box<Int>`.
  package var withoutGenericArguments: String {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    var depth = 0
    return text.filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0 && character != " "
    }
  }

  /// The name with the spaces that Swift's formatter puts: `Box<Int, Bool>`, of `Box< Int,Bool >`.
  package var formatted: String {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    let single = text.split(separator: " ").joined(separator: " ")
    return Self.spacing.reduce(single) { $0.replacing($1.is, with: $1.becomes) }
  }

  /// How the spaces round punctuation are formatted; no name has more than one space in a row by then.
  private static let spacing: [(is: String, becomes: String)] = [
    (" ,", ","), (", ", ","), (",", ", "), (" :", ":"), (": ", ":"), (":", ": "), (" <", "<"), ("< ", "<"), (" >", ">"),
  ]
}
