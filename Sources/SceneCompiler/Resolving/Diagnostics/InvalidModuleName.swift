import SceneDiagnostics

struct InvalidModuleName: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A module's name is written into the generated Swift as it stands, behind `import` and in front of class names, so it
    has to be a Swift identifier: `MapKit`, `ProfileFeature`.
    """
  let name: String

  var text: String { "'\(name)' cannot be the name of a module" }
}
