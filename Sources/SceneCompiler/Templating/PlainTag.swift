import Stencil

/// The plainest tags of a template: a name shown, a name shown as indented lines, a condition and a loop over a name.
///
/// Stencil's own nodes ask of every name whether it is a number, a boolean or a path, and of every value whether it is
/// one of a dozen types, each time: 6 µs a tag, where a scene of thirty views may take 400 in all. These do not ask.
enum PlainTag {
  /// `{{ name }}`, or `{{ name|indented:4 }}`.
  case show(String, depth: Int?)
  /// `{% if name %}`.
  case given(String)
  /// `{% for item in name %}`.
  case each(item: String, in: String)

  /// The tag that `{{ text }}` is, if it is plain enough.
  init?(variable text: String) {
    let parts = text.split(separator: "|", maxSplits: 1).map(String.init)
    guard let name = parts.first, Self.isName(name) else { return nil }
    if parts.count == 1 {
      self = .show(name, depth: nil)
    } else {
      guard parts[1].hasPrefix("indented:"), let depth = Int(parts[1].dropFirst("indented:".count)) else { return nil }
      self = .show(name, depth: depth)
    }
  }

  /// The tag that `{% text %}` is, if it is plain enough.
  init?(block text: String) {
    let words = text.split(separator: " ").map(String.init)
    switch words.count {
    case 2 where words[0] == "if" && Self.isName(words[1]): self = .given(words[1])
    case 4 where words[0] == "for" && words[2] == "in" && Self.isName(words[1]) && Self.isName(words[3]):
      self = .each(item: words[1], in: words[3])
    default: return nil
    }
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A else { return false }
    return text != "true" && text != "false"
      && text.utf8.allSatisfy { ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) }
  }

  /// What closes the tag, if it is one that has an inside.
  var closing: String? {
    switch self {
    case .show: nil
    case .given: "endif"
    case .each: "endfor"
    }
  }

  /// The name by which Stencil finds our parser for a plain tag. Short, since Stencil splits it into words at length.
  static let tagName = "p"

  /// The node of a tag, read on from where its token stood.
  func node(_ parser: TokenParser, _ token: Token) throws -> any NodeType {
    switch self {
    case .show(let name, let depth): return ShowNode(name: name, depth: depth, token: token)
    case .given(let name):
      let (inside, others) = try Self.inside(parser, token, until: "endif", or: "else")
      return GivenNode(name: name, inside: inside, others: others, token: token)
    case .each(let item, let list):
      let (inside, others) = try Self.inside(parser, token, until: "endfor", or: "empty")
      return EachNode(item: item, list: list, inside: inside, others: others, token: token)
    }
  }

  private static func inside(
    _ parser: TokenParser, _ token: Token, until end: String, or alternative: String
  ) throws -> ([any NodeType], [any NodeType]) {
    let missing = TemplateSyntaxError(reason: "`\(end)` was not found.", token: token)
    let inside = try parser.parse(until([alternative, end]))
    guard let next = parser.nextToken() else { throw missing }
    guard next.contents == alternative else { return (inside, []) }
    let others = try parser.parse(until([end]))
    guard parser.nextToken() != nil else { throw missing }
    return (inside, others)
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
  let inside: [any NodeType]
  let others: [any NodeType]
  let token: Token?

  func render(_ context: Context) throws -> String {
    try renderNodes(context[name] == nil ? others : inside, context)
  }
}

/// Shows what is inside for each text of a list.
private struct EachNode: NodeType {
  let item: String
  let list: String
  let inside: [any NodeType]
  let others: [any NodeType]
  let token: Token?

  func render(_ context: Context) throws -> String {
    guard let texts = (context[list] as? TemplateList)?.texts, !texts.isEmpty else {
      return try renderNodes(others, context)
    }
    return try texts.map { text in
      try context.push(dictionary: [item: text]) { try renderNodes(inside, context) }
    }
    .joined()
  }
}
