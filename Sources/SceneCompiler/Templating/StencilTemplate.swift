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
  private let nodes: PlainNodes
  private let environment: Environment

  /// Has Stencil parse tokens.
  init(_ tokens: [TemplateToken]) throws(Failure) {
    let plain = PlainTagExtension(tags: PlainTagFinder(tokens).tags)
    environment = plain.environment()
    self.tokens = Self.taken(tokens, plain)
    ranges = tokens.map(\.range)
    do {
      nodes = PlainNodes(try TokenParser(tokens: self.tokens, environment: environment).parse())
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
      var text = ""
      try nodes.render(Context(dictionary: dictionary, environment: environment), into: &text)
      return text
    } catch {
      throw Self.failure(error, tokens, ranges)
    }
  }

  /// The tokens for Stencil, with plain tags under their names for it.
  private static func taken(_ tokens: [TemplateToken], _ plain: PlainTagExtension) -> [Token] {
    // Stencil's idea of no place. Its own places cannot be made from outside, and ours are better.
    let nowhere = Template(templateString: ".").tokens[0].sourceMap
    return tokens.enumerated().map { index, token in
      if let content = plain.content(at: index) { return .block(value: content, at: nowhere) }
      switch token.kind {
      case .text: return .text(value: token.content, at: nowhere)
      case .variable: return .variable(value: token.content, at: nowhere)
      case .block: return .block(value: token.content, at: nowhere)
      }
    }
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
