import Stencil

/// The part of Stencil that is ours: the filter `indented`, and the nodes of plain tags.
enum PlainTagExtension {
  /// The environment of all templates of a thread.
  static func environment() -> Environment {
    let ours = Extension()
    ours.registerFilter("indented") { (value: Any?, arguments: [Any?]) in
      guard let text = value as? String else { return value }
      return Indentation.indent(text, by: max(0, arguments.first as? Int ?? 0))
    }
    ours.registerTag(PlainTag.showing) { parser, token in try NameNode(parser, token) }
    ours.registerTag(PlainTag.asking) { parser, token in try ConditionNode(parser, token) }
    return Environment(extensions: [ours])
  }
}

/// A node that throws nothing, and ends no loop.
private protocol PlainNode: NodeType {
  /// Adds what the node renders to a text.
  func render(_ context: Context, into text: inout String) throws
}

extension PlainNode {
  func render(_ context: Context) throws -> String {
    var text = ""
    try render(context, into: &text)
    return text
  }
}

/// Shows the value of a name, indented if the tag says so.
private struct NameNode: PlainNode {
  let token: Token?
  private let name: String
  private let depth: Int?

  init(_ parser: TokenParser, _ token: Token) throws {
    guard case .show(let name, let depth)? = PlainTag(words: token.components) else {
      throw TemplateSyntaxError("Missing variable name")
    }
    (self.token, self.name, self.depth) = (token, name, depth)
  }

  func render(_ context: Context, into text: inout String) throws {
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
private struct ConditionNode: PlainNode {
  let token: Token?
  private let name: String
  private let inside: PlainNodes
  private let others: PlainNodes
  /// Answers for values that Stencil makes.
  private let parser: TokenParser
  /// Whether all nodes in it are texts and plain tags.
  var isPlain: Bool { inside.isPlain && others.isPlain }

  init(_ parser: TokenParser, _ token: Token) throws {
    guard case .condition(let name)? = PlainTag(words: token.components) else {
      throw TemplateSyntaxError("'if' expression error: end")
    }
    (self.token, self.name, self.parser) = (token, name, parser)
    inside = PlainNodes(try parser.parse(until(["endif", "else"])))
    var next = parser.nextToken()
    if next?.contents == "else" {
      others = PlainNodes(try parser.parse(until(["endif"])))
      next = parser.nextToken()
    } else {
      others = PlainNodes([])
    }
    guard next?.contents == "endif" else { throw TemplateSyntaxError("`endif` was not found.") }
  }

  func render(_ context: Context, into text: inout String) throws {
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

/// The nodes in a condition. Stencil renders them, unless they are texts and plain tags only: those need neither the place
/// of an error nor a look at what ends a loop.
private struct PlainNodes {
  private let nodes: [any NodeType]
  /// Whether they, and those in them, are texts and plain tags.
  let isPlain: Bool

  init(_ nodes: [any NodeType]) {
    self.nodes = nodes
    isPlain = nodes.allSatisfy { node in
      switch node {
      case is TextNode, is NameNode: true
      case let condition as ConditionNode: condition.isPlain
      default: false
      }
    }
  }

  func render(_ context: Context, into text: inout String) throws {
    guard isPlain else {
      text += try renderNodes(nodes, context)
      return
    }
    for node in nodes {
      switch node {
      case let node as TextNode: text += node.text
      case let node as any PlainNode: try node.render(context, into: &text)
      default: break
      }
    }
  }
}
