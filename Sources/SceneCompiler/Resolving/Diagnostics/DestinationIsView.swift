import SceneDiagnostics

struct DestinationIsView: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The destination of a segue is a view controller. To show something else inside a view, embed a controller in a
    `containerView`; to point at a view from code, give it an `id` or an `outlet`.
    """
  let name: String
  let element: String

  var text: String { "a segue leads to a controller, but '\(name)' is a '\(element)'" }
}
