/// Finds the tags of a template that are plain, and stand where Stencil's own nodes are not needed.
///
/// A condition with an `elif` is Stencil's, and so is a loop with an `empty`, one that holds anything but texts and plain
/// tags, such as a `break` or the number of the round, and one over what another loop names. What is not balanced is
/// Stencil's as well, which reports it.
struct PlainTagFinder {
  /// For each token, its plain tag; nil for others.
  private(set) var tags: [PlainTag?]
  /// The conditions and loops that are open, by the indices of their tokens, with the first word of each.
  private var open: [(index: Int, word: String)] = []

  init(_ tokens: [TemplateToken]) {
    tags = tokens.map(Self.tag)
    let items = Self.namesOfItems(tokens)
    for index in tokens.indices {
      if case .loop(_, let list)? = tags[index], items.contains(list) { tags[index] = nil }
    }
    for (index, token) in tokens.enumerated() { read(token, at: index) }
    // What is never closed.
    for tag in open { leave(tag.index) }
  }

  private static func tag(_ token: TemplateToken) -> PlainTag? {
    switch token.kind {
    case .text: nil
    case .variable: PlainTag(variable: token.content)
    case .block: PlainTag(block: token.content)
    }
  }

  /// What the loops of a template name: texts, and not lists.
  private static func namesOfItems(_ tokens: [TemplateToken]) -> Set<String> {
    var names: Set<String> = []
    for token in tokens where token.kind == .block {
      guard token.content.hasPrefix("for ") || token.content.utf8.contains(UInt8(ascii: ":")) else { continue }
      let words = token.content.split(atASCII: " ", omittingEmptySubsequences: true)
      guard let loop = words.firstIndex(of: "for"), let end = words[loop...].firstIndex(of: "in") else { continue }
      for word in words[(loop + 1)..<end] { names.formUnion(word.split(separator: ",").map(String.init)) }
    }
    return names
  }

  private mutating func read(_ token: TemplateToken, at index: Int) {
    switch token.kind {
    case .variable where tags[index] == nil: leaveLoops()
    case .text, .variable: break
    case .block: readBlock(name(of: token, at: index), at: index)
    }
  }

  private mutating func readBlock(_ word: String, at index: Int) {
    switch (word, open.last?.word) {
    case ("if", _), ("ifnot", _), ("for", _):
      if tags[index] == nil { leaveLoops() }
      open.append((index, word == "for" ? word : "if"))
    case ("else", "if"?): break
    case ("elif", "if"?), ("empty", "for"?):
      if let last = open.last { leave(last.index) }
      leaveLoops()
    case ("endif", "if"?): open.removeLast()
    case ("endfor", "for"?):
      if case .loop? = tags[open.removeLast().index] { tags[index] = .loopEnd }
    default: leaveLoops()
    }
  }

  /// The name of a tag: its first word, or the second after the label of a loop.
  private func name(of token: TemplateToken, at index: Int) -> String {
    switch tags[index] {
    case .condition: return "if"
    case .loop: return "for"
    default: break
    }
    guard token.content.utf8.contains(UInt8(ascii: " ")) else { return token.content }
    let words = token.content.split(atASCII: " ", omittingEmptySubsequences: true)
    let hasLabel = words.count > 1 && words[0].hasSuffix(":")
    return words.dropFirst(hasLabel ? 1 : 0).first.map(String.init) ?? ""
  }

  /// Leaves the open loops to Stencil.
  private mutating func leaveLoops() {
    for tag in open where tag.word == "for" { leave(tag.index) }
  }

  private mutating func leave(_ index: Int) { tags[index] = nil }
}
