/// What a parameter's type may look like.
enum TypeName {
  /// Whether a text is a Swift type: names, brackets, optionals, generic arguments, functions.
  ///
  /// Whether the type exists is for the Swift compiler.
  static func isType(_ text: String) -> Bool {
    var parser = TypeParser(text)
    return parser.isType()
  }

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
