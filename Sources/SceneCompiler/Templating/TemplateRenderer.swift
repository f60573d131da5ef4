import SceneDiagnostics

/// Renders one template any number of times.
struct TemplateRenderer {
  private let file: SceneFile
  private let template: StencilTemplate

  /// Reads a template; reports what Stencil does not understand, and is nil then.
  ///
  /// - Parameter isEmbedded: whether it is one of scenec's own, which exceed no limit.
  init?(_ file: SceneFile, isEmbedded: Bool, _ log: inout DiagnosticLog) {
    self.file = file
    let tokens = TemplateTokenizer(file).tokens
    if !isEmbedded, let (range, reason) = TemplateLimits.violation(in: tokens) {
      log.report(InvalidTemplate(reason: reason), at: Place(file, range))
      return nil
    }
    do throws(StencilTemplate.Failure) {
      template = try StencilTemplate(tokens)
    } catch {
      Self.report(error, file, &log)
      return nil
    }
  }

  /// The text that the template makes of the values of a context; reports what goes wrong, and is empty then.
  func render(_ values: [String: TemplateValue], _ log: inout DiagnosticLog) -> String {
    do throws(StencilTemplate.Failure) {
      return try template.render(values)
    } catch {
      Self.report(error, file, &log)
      return ""
    }
  }

  private static func report(_ failure: StencilTemplate.Failure, _ file: SceneFile, _ log: inout DiagnosticLog) {
    log.report(InvalidTemplate(reason: failure.reason), at: Place(file, failure.range))
  }
}

struct InvalidTemplate: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A template is not one that Stencil can render: a tag is not closed, or a tag or filter does not exist. Besides Stencil's
    own filters there is `indented`, which places a text of several lines: `{{ loadView|indented:4 }}`.

    A few limits keep a template from costing more than it is worth: 20,000 tags, 50 tags inside each other, 500 bytes in a
    tag, ranges of 10,000 rounds, 200 columns of indentation. The bounds of a range and the width of an indentation are
    numbers.
    """
  let reason: String

  var text: String {
    let line = reason.split(separator: "\n").first.map(String.init) ?? reason
    return "Stencil cannot use this template: " + (line.hasSuffix(".") ? String(line.dropLast()) : line)
  }
}
