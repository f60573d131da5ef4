import SceneDiagnostics

struct UnknownInitialController: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    `initialViewController` names the controller that the file starts with: the one that
    `instantiateInitialViewController()` makes. It has to be in the same file.
    """
  let name: String

  var text: String { "no controller here is called '\(name)'" }
}
