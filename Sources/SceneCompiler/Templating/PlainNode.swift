import Stencil

/// A node that throws nothing, and ends no loop.
///
/// The nodes are classes because Swift casts those quickly: of a structure it first searches all conformances of the
/// program for one to a bridged class.
class PlainNode: NodeType {
  let token: Token?
  /// Whether all nodes in it are texts and plain tags.
  var isPlain: Bool { true }

  fileprivate init(token: Token) { self.token = token }

  /// Adds what the node renders to a text.
  func render(_ context: Context, into text: inout String) throws {}

  final func render(_ context: Context) throws -> String {
    var text = ""
    try render(context, into: &text)
    return text
  }
}

/// Shows the value of a name, indented if the tag says so.
final class NameNode: PlainNode {
  private let name: String
  private let depth: Int?

  init(_ token: Token, _ name: String, depth: Int?) {
    (self.name, self.depth) = (name, depth)
    super.init(token: token)
  }

  override func render(_ context: Context, into text: inout String) throws {
    guard let value = context[name] else { return }
    if let value = value as? String {
      text += depth.map { Indentation.indent(value, by: $0) } ?? value
    } else {
      // A value that Stencil makes, such as a number of a range.
      text += try VariableNode(variable: name, token: token).render(context)
    }
  }
}

/// Shows something if a name has a value, and something else if not.
final class ConditionNode: PlainNode {
  private let name: String
  private let inside: PlainNodes
  private let others: PlainNodes
  /// Answers for values that Stencil makes.
  private let parser: TokenParser
  override var isPlain: Bool { inside.isPlain && others.isPlain }

  init(_ parser: TokenParser, _ token: Token, _ name: String) throws {
    (self.name, self.parser) = (name, parser)
    inside = PlainNodes(try parser.parse(until: "endif", "else"))
    var next = parser.nextToken()
    if next?.contents == "else" {
      others = PlainNodes(try parser.parse(until: "endif"))
      next = parser.nextToken()
    } else {
      others = PlainNodes([])
    }
    guard next?.contents == "endif" else { throw TemplateSyntaxError("`endif` was not found.") }
    super.init(token: token)
  }

  override func render(_ context: Context, into text: inout String) throws {
    try (isTrue(context) ? inside : others).render(context, into: &text)
  }

  private func isTrue(_ context: Context) throws -> Bool {
    switch context[name] {
    case nil: return false
    case let text as String: return !text.isEmpty
    case let texts as [String]: return !texts.isEmpty
    default:
      guard let token else { return false }
      return try parser.compileExpression(components: [name], token: token).evaluate(context: context)
    }
  }
}

/// Shows something for each text of a list. A value that is not a list has none.
final class LoopNode: PlainNode {
  private let item: String
  private let list: String
  private let inside: PlainNodes
  override var isPlain: Bool { inside.isPlain }

  init(_ parser: TokenParser, _ token: Token, item: String, list: String) throws {
    (self.item, self.list) = (item, list)
    inside = PlainNodes(try parser.parse(until: PlainTag.loopEnd.name))
    guard parser.nextToken() != nil else { throw TemplateSyntaxError("`endfor` was not found.") }
    super.init(token: token)
  }

  override func render(_ context: Context, into text: inout String) throws {
    guard let texts = context[list] as? [String] else { return }
    for value in texts {
      try context.push(dictionary: [item: value]) { try inside.render(context, into: &text) }
    }
  }
}

/// The nodes of a template, or in a tag. Stencil renders them, unless they are texts and plain tags only: those need
/// neither the place of an error nor a look at what ends a loop.
enum PlainNodes {
  case plain([Piece])
  case stencils([any NodeType])

  enum Piece {
    case text(String)
    case tag(PlainNode)
  }

  init(_ nodes: [any NodeType]) {
    var pieces: [Piece] = []
    for node in nodes {
      guard let piece = Self.piece(node) else {
        self = .stencils(nodes)
        return
      }
      pieces.append(piece)
    }
    self = .plain(pieces)
  }

  /// Whether they, and those in them, are texts and plain tags.
  var isPlain: Bool {
    if case .plain = self { true } else { false }
  }

  private static func piece(_ node: any NodeType) -> Piece? {
    // A cast that fails takes longer than one that succeeds, because Swift then looks for a value in a box.
    if type(of: node) == TextNode.self { return (node as? TextNode).map { .text($0.text) } }
    return (node as? PlainNode).flatMap { $0.isPlain ? .tag($0) : nil }
  }

  /// Adds what the nodes render to a text.
  func render(_ context: Context, into text: inout String) throws {
    switch self {
    case .plain(let pieces):
      for piece in pieces {
        switch piece {
        case .text(let piece): text += piece
        case .tag(let tag): try tag.render(context, into: &text)
        }
      }
    case .stencils(let nodes): text += try renderNodes(nodes, context)
    }
  }
}

extension TokenParser {
  /// Parses nodes up to a tag. Stencil's own `until` splits all tags into words.
  fileprivate func parse(until tags: String...) throws -> [any NodeType] {
    try parse { _, token in tags.contains { token.contents == $0 || token.contents.hasPrefix($0 + " ") } }
  }
}
