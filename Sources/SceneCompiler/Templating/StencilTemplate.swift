import SceneDiagnostics
import Stencil

/// A template that Stencil parses and renders; only the tokens, and the nodes of plain tags, are ours.
struct StencilTemplate {
  /// The reason and the location in the template.
  struct Failure: Error {
    let reason: String
    let range: SourceRange
  }

  /// The tokens as Stencil takes them, each at the index of the one that it is made of.
  private let tokens: [Token]
  private let ranges: [SourceRange]
  private let nodes: [any NodeType]
  private let environment: Environment

  /// Has Stencil parse tokens.
  ///
  /// - Parameter environment: that of `PlainTagExtension`.
  init(_ tokens: [TemplateToken], _ environment: Environment) throws(Failure) {
    self.environment = environment
    self.tokens = Self.taken(tokens)
    ranges = tokens.map(\.range)
    do {
      nodes = try TokenParser(tokens: self.tokens, environment: environment).parse()
    } catch {
      throw Self.failure(error, self.tokens, ranges)
    }
  }

  /// The text that the template makes of the values of a context.
  func render(_ values: [String: TemplateValue]) throws(Failure) -> String {
    let dictionary = values.mapValues { value -> Any in
      switch value {
      case .text(let text): text
      case .list(let texts): texts
      }
    }
    do {
      return try renderNodes(nodes, Context(dictionary: dictionary, environment: environment))
    } catch {
      throw Self.failure(error, tokens, ranges)
    }
  }

  /// The tokens for Stencil, with plain tags under their names for it.
  private static func taken(_ tokens: [TemplateToken]) -> [Token] {
    // Stencil's idea of no place. Its own places cannot be made from outside, and ours are better.
    let nowhere = Template(templateString: ".").tokens[0].sourceMap
    let divided = dividedConditions(tokens)
    return tokens.enumerated().map { index, token in
      switch token.kind {
      case .text: return .text(value: token.content, at: nowhere)
      case .variable:
        if let tag = PlainTag(variable: token.content) { return .block(value: tag.content, at: nowhere) }
        return .variable(value: token.content, at: nowhere)
      case .block:
        let tag = divided.contains(index) ? nil : PlainTag(block: token.content)
        return .block(value: tag?.content ?? token.content, at: nowhere)
      }
    }
  }

  /// The indices of conditions that have an `elif`, which only Stencil's own nodes have.
  private static func dividedConditions(_ tokens: [TemplateToken]) -> Set<Int> {
    var divided: Set<Int> = []
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .block {
      switch token.content.split(atASCII: " ", omittingEmptySubsequences: true).first {
      case "if", "ifnot": open.append(index)
      case "elif": if let last = open.last { divided.insert(last) }
      case "endif": _ = open.popLast()
      default: break
      }
    }
    return divided
  }

  private static func failure(_ error: any Error, _ tokens: [Token], _ ranges: [SourceRange]) -> Failure {
    let failed = error as? TemplateSyntaxError
    let token = failed?.token ?? failed?.stackTrace.last
    // Of a filter, Stencil makes a token of its own.
    let index =
      tokens.firstIndex { $0 === token }
      ?? token.flatMap { token in tokens.firstIndex { $0.kind != .text && $0.contents.contains(token.contents) } }
    return Failure(
      reason: failed?.reason ?? String(describing: error), range: index.map { ranges[$0] } ?? SourceRange(0, 0))
  }
}
