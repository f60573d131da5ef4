import SceneDiagnostics

/// The templates of a set, ready to be rendered on one thread. An embedded one is parsed when it is first needed.
final class TemplateRenderers {
  private let templates: TemplateSet
  private var renderers: [TemplateKind: TemplateRenderer] = [:]

  /// Parses the templates of a set that are a user's; reports those that cannot be used, and is nil then.
  init?(_ templates: TemplateSet, _ log: inout DiagnosticLog) {
    self.templates = templates
    var isUsable = true
    for kind in TemplateKind.allCases where !templates.isEmbedded(kind) {
      renderers[kind] = TemplateRenderer(templates[kind], isEmbedded: false, &log)
      isUsable = isUsable && renderers[kind] != nil
    }
    if !isUsable { return nil }
  }

  /// The text that a template makes of the values of a context; reports what goes wrong, and is empty then.
  func render(_ kind: TemplateKind, _ values: [String: TemplateValue], _ log: inout DiagnosticLog) -> String {
    renderer(kind, &log)?.render(values, &log) ?? ""
  }

  private func renderer(_ kind: TemplateKind, _ log: inout DiagnosticLog) -> TemplateRenderer? {
    if let known = renderers[kind] { return known }
    let renderer = TemplateRenderer(templates[kind], isEmbedded: true, &log)
    renderers[kind] = renderer
    return renderer
  }
}
