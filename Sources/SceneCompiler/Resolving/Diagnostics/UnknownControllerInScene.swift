import SceneDiagnostics

struct UnknownControllerInScene: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A placeholder stands for the controller that `referencedIdentifier` names in the other scene file; without that
    attribute, for the file's initial controller. A placeholder cannot stand for another placeholder.
    """
  let name: String?
  let scene: String

  var text: String {
    if let name { return "no controller in '\(scene).scene' is called '\(name)'" }
    return "'\(scene).scene' has no initial controller for this placeholder to stand for"
  }
}
