import SceneCompiler
import SceneDiagnostics

/// Writes what a run has to say, in the form that the user asked for.
struct DiagnosticReporter {
  let style: ReportStyle

  /// Writes `diagnostics` to a stream; as text nothing if there are none, as JSON an empty list.
  ///
  /// - Parameter scenes: all that was looked at; some reports name those in which nothing is wrong, too.
  func report(_ diagnostics: [Diagnostic], of scenes: [SceneFile], to stream: StandardStream) throws {
    switch style.format {
    case .text: stream.write(textRenderer(for: stream).render(diagnostics))
    case .json: stream.write(JSONRenderer().render(diagnostics))
    case .sarif: stream.write(SARIFRenderer(rules: Self.rules, version: Scenec.version).render(diagnostics))
    case .github: stream.write(GitHubRenderer().render(diagnostics))
    case .checkstyle: stream.write(try CheckstyleReport(diagnostics).xml())
    case .junit: stream.write(try JUnitReport(diagnostics, paths: scenes.map(\.path)).xml())
    }
  }

  private static var rules: [SARIFRenderer.Rule] {
    AllDiagnostics.kinds.map { .init(id: $0.id, explanation: $0.explanation, severity: $0.severity) }
  }

  private func textRenderer(for stream: StandardStream) -> TextRenderer {
    var renderer = TextRenderer()
    renderer.width = Terminal.width(of: stream)
    renderer.usesColor = Terminal.usesColor(style.color, on: stream)
    renderer.limit = style.limit
    return renderer
  }
}
