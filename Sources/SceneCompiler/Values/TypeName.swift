/// What a parameter's type may look like.
enum TypeName {
  /// Whether a text is a Swift type: names, brackets, optionals, generic arguments, functions.
  ///
  /// Whether the type exists is for the Swift compiler.
  static func isType(_ text: String) -> Bool {
    var parser = TypeParser(text)
    return parser.isType()
  }

  /// Whether a text is the name of a class, which may be nested or generic: `Login.Form`, `Box<Int>`.
  static func isClass(_ text: String) -> Bool {
    var parser = TypeParser(text)
    return parser.isClass()
  }

  /// Whether a text can be the name of a type that is declared.
  static func isNew(_ text: String) -> Bool {
    SwiftName.isIdentifier(text) && !SwiftName.isKeyword(text) && text.first?.isUppercase == true
  }

  /// A type as it is written for a parameter: of a closure, which outlives the call, it is said that it escapes.
  static func ofParameter(_ text: String) -> String {
    var parser = TypeParser(text)
    return parser.isType() && parser.isFunction && !parser.isEscaping ? "@escaping " + text : text
  }

  /// A class with the spaces that Swift's formatter puts: `Box<Int, Bool>`, of `Box< Int,Bool >`.
  static func formatted(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "<")) else { return name }
    let single = name.split(separator: " ").joined(separator: " ")
    return spacing.reduce(single) { $0.replacing($1.is, with: $1.becomes) }
  }

  /// How the spaces round punctuation are formatted; no name has more than one space in a row by then.
  private static let spacing: [(is: String, becomes: String)] = [
    (" ,", ","), (", ", ","), (",", ", "), (" :", ":"), (": ", ":"), (":", ": "), (" <", "<"), ("< ", "<"), (" >", ">"),
  ]

  /// The names in a type that nothing stands in front of: of `[Shop.Item: Price]`, `Shop` and `Price`.
  static func names(in text: String) -> [String] {
    var parser = TypeParser(text)
    return parser.isType() ? parser.names : []
  }

  /// The plain type of a literal that a scene can hold, if `text` names one: the optional of `Int` is `Int`.
  static func literalType(_ text: String) -> LiteralType? {
    var name = text.trimmingSuffix("?")
    if name.hasPrefix("Swift.") { name.removeFirst("Swift.".count) }
    if name.hasPrefix("Foundation.") { name.removeFirst("Foundation.".count) }
    return LiteralType(typeName: name)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    var result = self
    while result.last == suffix { result.removeLast() }
    return result
  }
}
