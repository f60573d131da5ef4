/// What stands before the keyword of a declaration: attributes and modifiers.
enum DeclarationStart {
  private static let modifiers: Set<String> = [
    "class", "convenience", "dynamic", "fileprivate", "final", "internal", "lazy", "nonisolated", "open", "optional",
    "override", "package", "private", "public", "required", "static", "unowned", "weak",
  ]

  private static func isModifier(_ word: String) -> Bool { modifiers.contains(word) }

  /// The keyword of the declaration whose attributes and modifiers begin or go on at a place.
  static func keyword(from start: Int, in tokens: SourceTokens) -> Int {
    var index = start
    while tokens.isSign(index, "@") || tokens.word(index).map(isModifier) == true { index = skip(index, in: tokens) }
    return index
  }

  /// The token behind the attribute or the modifier at a place, with its argument.
  static func skip(_ index: Int, in tokens: SourceTokens) -> Int {
    var next = tokens.isSign(index, "@") ? index + 2 : index + 1
    if tokens.isSign(next, "("), tokens.isDirectlyBefore(next - 1, next) { next = (tokens.partner(next) ?? next) + 1 }
    return next
  }

  /// The first token of the declaration that a modifier is part of.
  static func index(of modifier: Int, in tokens: SourceTokens) -> Int {
    var start = modifier
    while let before = previous(before: start, in: tokens) { start = before }
    return start
  }

  /// The start of the attribute or modifier that ends before a token; nil if there is none.
  private static func previous(before index: Int, in tokens: SourceTokens) -> Int? {
    var end = index - 1
    if tokens.isSign(end, ")"), let open = tokens.partner(end) { end = open - 1 }
    guard let word = tokens.word(end) else { return nil }
    if tokens.isSign(end - 1, "@") { return end - 1 }
    // `.class` is a name.
    return isModifier(word) && !tokens.isSign(end - 1, ".") ? end : nil
  }
}
