import SceneDiagnostics

/// The templates of a set, read and ready to be rendered.
struct TemplateRenderers {
  let file: TemplateRenderer
  let scene: TemplateRenderer
  let child: TemplateRenderer
  let support: TemplateRenderer

  /// Reads all templates of a set; reports those that cannot be used, and is nil then.
  init?(_ templates: TemplateSet, _ log: inout DiagnosticLog) {
    guard let file = TemplateRenderer(templates[.file], &log), let scene = TemplateRenderer(templates[.scene], &log),
      let child = TemplateRenderer(templates[.child], &log), let support = TemplateRenderer(templates[.support], &log)
    else { return nil }
    self.file = file
    self.scene = scene
    self.child = child
    self.support = support
  }
}
