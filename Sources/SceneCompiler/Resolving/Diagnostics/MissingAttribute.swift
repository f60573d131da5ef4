import SceneDiagnostics

struct MissingAttribute: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Some elements mean nothing without certain attributes: a `segue` has a `kind` and a `destination`, an `outlet` a
    `property` and a `destination`, a `parameter` a `name` and a `type`.

        <segue kind="push" destination="detail"/>
    """
  let attribute: String
  let element: String
  let summary: String

  var text: String { "'\(element)' needs the attribute '\(attribute)'" }
  var help: String? { "\(attribute): " + summary.prefix(1).lowercased() + summary.dropFirst().dropLast() }
}
