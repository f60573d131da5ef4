import SceneDiagnostics

/// Writes what a run has to say, in the form that the user asked for.
struct DiagnosticReporter {
  let style: ReportStyle

  /// Writes `diagnostics` to a stream; as text nothing if there are none, as JSON an empty list.
  func report(_ diagnostics: [Diagnostic], to stream: StandardStream) {
    switch style.format {
    case .text: stream.write(textRenderer(for: stream).render(diagnostics))
    case .json: stream.write(JSONRenderer().render(diagnostics))
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
