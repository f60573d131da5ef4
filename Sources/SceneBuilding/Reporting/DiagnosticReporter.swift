import SceneCompiler
package import SceneDiagnostics

/// Writes the diagnostics of a run in the chosen format.
package struct DiagnosticReporter {
  package let style: ReportStyle

  /// A reporter for a style.
  package init(style: ReportStyle) { self.style = style }

  /// Writes `diagnostics` to a stream. Without diagnostics, text is empty and JSON is an empty list.
  ///
  /// - Parameter scenes: all scenes of the run. Some formats list those without diagnostics too.
  package func report(_ diagnostics: [Diagnostic], of scenes: [SceneFile], to stream: StandardStream) throws {
    switch style.format {
    case .text: reportAsText(diagnostics, to: stream)
    case .json: stream.write(JSONRenderer().render(diagnostics))
    case .sarif: stream.write(try Self.sarifRenderer.render(diagnostics))
    case .github: stream.write(GitHubRenderer().render(diagnostics))
    case .checkstyle: stream.write(CheckstyleRenderer().render(diagnostics))
    case .junit: stream.write(JUnitRenderer().render(diagnostics, of: scenes))
    }
  }

  /// Writes `diagnostics` as text, whatever the style.
  package func reportAsText(_ diagnostics: [Diagnostic], to stream: StandardStream) {
    stream.write(textRenderer(for: stream).render(diagnostics))
  }

  private static var sarifRenderer: SARIFRenderer {
    get throws(CallError) {
      SARIFRenderer(rules: rules, version: ToolVersion.current, workingFolder: try workingFolder)
    }
  }

  private static var rules: [SARIFRule] {
    AllDiagnostics.kinds.map { kind in
      SARIFRule(
        id: kind.id, summary: MarkdownText(kind.explanation).summary, explanation: kind.explanation,
        severity: kind.severity)
    }
  }

  private static var workingFolder: String {
    get throws(CallError) {
      do { return try POSIX.workingFolder } catch {
        throw CallError("cannot tell the folder that scenec was called in: \(error.reason)")
      }
    }
  }

  private func textRenderer(for stream: StandardStream) -> TextRenderer {
    var renderer = TextRenderer()
    renderer.width = Terminal.width(of: stream)
    renderer.usesColor = Terminal.usesColor(style.color, on: stream)
    renderer.limit = style.limit
    return renderer
  }
}
