import SceneDiagnostics

struct UnknownParent: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    `parent` states which controller is the only one that ever contains this one. It has to be in the same file, or to be
    brought there by a `viewControllerPlaceholder`.
    """
  let name: String

  var text: String { "no controller here is called '\(name)'" }
}
