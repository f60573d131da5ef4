import SceneDiagnostics
import Stencil

/// A template that Stencil parses and renders, as a whole; only the tokens are ours.
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
  init(_ tokens: [TemplateToken]) throws(Failure) {
    // Stencil's idea of no place. Its own places cannot be made from outside, and ours are better.
    let nowhere = Template(templateString: ".").tokens[0].sourceMap
    let taken = tokens.map { token -> Token in
      switch token.kind {
      case .text: .text(value: token.content, at: nowhere)
      case .variable: .variable(value: token.content, at: nowhere)
      case .block: .block(value: token.content, at: nowhere)
      }
    }
    environment = Environment(extensions: [Self.filters])
    self.tokens = taken
    ranges = tokens.map(\.range)
    do {
      nodes = try TokenParser(tokens: taken, environment: environment).parse()
    } catch {
      throw Self.failure(error, taken, ranges)
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

  private static var filters: Extension {
    let filters = Extension()
    filters.registerFilter("indented") { (value: Any?, arguments: [Any?]) in
      guard let text = value as? String else { return value }
      return Indentation.indent(text, by: max(0, arguments.first as? Int ?? 0))
    }
    return filters
  }

  private static func failure(_ error: any Error, _ tokens: [Token], _ ranges: [SourceRange]) -> Failure {
    let failed = error as? TemplateSyntaxError
    let token = failed?.token ?? failed?.stackTrace.last
    let index = tokens.firstIndex { $0 === token }
    return Failure(
      reason: failed?.reason ?? String(describing: error), range: index.map { ranges[$0] } ?? SourceRange(0, 0))
  }
}
