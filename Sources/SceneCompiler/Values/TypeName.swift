/// What a parameter's type may look like.
enum TypeName {
  /// Whether a text reads as a Swift type: names, brackets, optionals, generic arguments, functions.
  ///
  /// It keeps statements and literals out; whether the type exists is for the Swift compiler.
  static func isType(_ text: String) -> Bool {
    var open: [Character] = []
    var last: Character?
    guard let first = text.first, first.isLetter || "_[(@".contains(first) else { return false }
    for character in text {
      switch character {
      case "[", "(", "<": open.append(character)
      case "]": guard open.popLast() == "[" else { return false }
      case ")": guard open.popLast() == "(" else { return false }
      case ">": if last != "-" { guard open.popLast() == "<" else { return false } }
      case "?", "!", ".", ",", ":", "-", "@", "&", " ", "_": break
      default: guard character.isLetter || character.isNumber else { return false }
      }
      if last == "-", character != ">" { return false }
      last = character
    }
    return open.isEmpty && last.map { !".,:-@& ".contains($0) } ?? false
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
