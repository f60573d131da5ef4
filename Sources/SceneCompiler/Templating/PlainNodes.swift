import Stencil

/// The nodes for the plainest tags: a name shown, a name shown as indented lines, and what stands there if a name has a value.
///
/// Stencil's own nodes ask of every name whether it is a number, a boolean or a path, and of every value whether it is
/// one of a dozen types, each time: 6 µs a tag, where a scene of thirty views may take 400 in all. These do not ask.
enum PlainTags {
  /// The name of the tag that stands for `{{ name }}` and `{{ name|indented:4 }}`.
  static let show = "show"
  /// The name of the tag that stands for `{% if name %}`.
  static let given = "given"

  /// Teaches Stencil the tags.
  static func register(in extensions: Extension) {
    extensions.registerTag(show) { _, token in
      let words = token.components
      guard words.count > 1 else { throw TemplateSyntaxError(reason: "'show' takes a name", token: token) }
      return ShowNode(name: words[1], depth: words.count > 2 ? Int(words[2]) : nil, token: token)
    }
    extensions.registerTag(given) { parser, token in
      guard token.components.count == 2 else { throw TemplateSyntaxError(reason: "'given' takes a name", token: token) }
      let nodes = try parser.parse(until(["else", "endif"]))
      guard let end = parser.nextToken() else { throw TemplateSyntaxError(reason: "`endif` was not found.", token: token) }
      guard end.contents == "else" else { return GivenNode(token.components[1], nodes, else: [], token: token) }
      let others = try parser.parse(until(["endif"]))
      guard parser.nextToken() != nil else { throw TemplateSyntaxError(reason: "`endif` was not found.", token: token) }
      return GivenNode(token.components[1], nodes, else: others, token: token)
    }
  }

  /// The tag that a tag of Stencil can be read as, if it is plain enough: a name alone, or with `indented` behind it.
  static func reading(variable text: String) -> String? {
    if isName(text) { return show + " " + text }
    let parts = text.split(separator: "|", maxSplits: 1)
    guard parts.count == 2, isName(String(parts[0])), parts[1].hasPrefix("indented:"),
      let depth = Int(parts[1].dropFirst("indented:".count))
    else { return nil }
    return "\(show) \(parts[0]) \(depth)"
  }

  /// The tag that a condition can be read as, if it is a name alone.
  static func reading(block text: String) -> String? {
    guard text.hasPrefix("if ") else { return nil }
    let name = String(text.dropFirst(3))
    return isName(name) && name != "true" && name != "false" ? given + " " + name : nil
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A else { return false }
    return text.utf8.allSatisfy { ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) }
  }
}

/// Shows the value of a name.
private struct ShowNode: NodeType {
  let name: String
  let depth: Int?
  let token: Token?

  func render(_ context: Context) throws -> String {
    let value = context[name]
    let text = (value as? TemplateText)?.description ?? value.map { "\($0)" } ?? ""
    return depth.map { Indentation.indent(text, by: $0) } ?? text
  }
}

/// Shows what is inside if a name has a value.
private struct GivenNode: NodeType {
  let name: String
  let nodes: [any NodeType]
  let others: [any NodeType]
  let token: Token?

  init(_ name: String, _ nodes: [any NodeType], else others: [any NodeType], token: Token?) {
    self.name = name
    self.nodes = nodes
    self.others = others
    self.token = token
  }

  func render(_ context: Context) throws -> String {
    try renderNodes(context[name] == nil ? others : nodes, context)
  }
}
