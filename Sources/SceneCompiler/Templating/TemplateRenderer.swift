import SceneDiagnostics
import Stencil

/// Renders one template any number of times.
struct TemplateRenderer {
  private let file: SceneFile
  private let tokenizer: TemplateTokenizer
  private let nodes: [any NodeType]
  private let environment: Environment

  /// Reads a template; reports what Stencil does not understand, and is nil then.
  init?(_ file: SceneFile, _ log: inout DiagnosticLog) {
    self.file = file
    tokenizer = TemplateTokenizer(file)
    if let (index, reason) = TemplateLimits.violation(in: tokenizer) {
      log.report(InvalidTemplate(reason: reason), at: Place(file, tokenizer.places[index]))
      return nil
    }
    environment = Environment(extensions: [Self.extensions(tokenizer.plainTags)])
    do {
      nodes = try TokenParser(tokens: tokenizer.tokens, environment: environment).parse()
    } catch {
      Self.report(error, file, tokenizer, &log)
      return nil
    }
  }

  /// The text that the template makes of a context; reports what goes wrong, and is empty then.
  func render(_ values: [String: Any], _ log: inout DiagnosticLog) -> String {
    do {
      return try renderNodes(nodes, Context(dictionary: values, environment: environment))
    } catch {
      Self.report(error, file, tokenizer, &log)
      return ""
    }
  }

  private static func extensions(_ plainTags: [ObjectIdentifier: PlainTag]) -> Extension {
    let extensions = Extension()
    extensions.registerTag(PlainTag.tagName) { parser, token in
      guard let tag = plainTags[ObjectIdentifier(token)] else {
        throw TemplateSyntaxError(reason: "Unknown template tag '\(PlainTag.tagName)'", token: token)
      }
      return try tag.node(parser, token)
    }
    extensions.registerFilter("indented") { (value: Any?, arguments: [Any?]) in
      guard let text = (value as? TemplateText)?.description ?? value as? String else { return value }
      // `TemplateLimits` has seen to it that it is a small one.
      return Indentation.indent(text, by: max(0, arguments.first as? Int ?? 0))
    }
    return extensions
  }

  private static func report(
    _ error: any Error, _ file: SceneFile, _ tokenizer: TemplateTokenizer, _ log: inout DiagnosticLog
  ) {
    let failed = error as? TemplateSyntaxError
    let token = failed?.token ?? failed?.stackTrace.last
    let index = tokenizer.tokens.firstIndex { $0 === token }
    let place = index.map { tokenizer.places[$0] } ?? SourceRange(0, 0)
    let reason = failed?.reason ?? String(describing: error)
    log.report(InvalidTemplate(reason: reason), at: Place(file, place))
  }
}

struct InvalidTemplate: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A template is not one that Stencil can render: a tag is not closed, or a tag or filter does not exist. Besides Stencil's
    own filters there is `indented`, which places a text of several lines: `{{ loadView|indented:4 }}`.

    A few limits keep a template from costing more than it is worth: 50 tags inside each other, 500 bytes in a tag, ranges
    of 10,000 rounds, 200 columns of indentation. The bounds of a range and the width of an indentation are numbers.
    """
  let reason: String

  var text: String {
    let line = reason.split(separator: "\n").first.map(String.init) ?? reason
    return "Stencil cannot use this template: " + (line.hasSuffix(".") ? String(line.dropLast()) : line)
  }
}
