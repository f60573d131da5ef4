import SceneDiagnostics

struct UnknownConnection: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Outlets and actions connect things of one scene: a controller with its views, or views with each other. What is in
    another scene does not exist yet when this one is made; reach it through a segue, in `prepare(for:sender:)`.
    """
  let name: String
  let scene: String
  let isElsewhere: Bool

  var text: String { "nothing in the scene '\(scene)' is called '\(name)'" }
  var help: String? { isElsewhere ? "'\(name)' is in another scene; hand things over in prepare(for:sender:)" : nil }
}
