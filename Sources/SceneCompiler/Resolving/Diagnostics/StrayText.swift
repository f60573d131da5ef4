import SceneDiagnostics

struct StrayText: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    In a scene, everything is said by elements and attributes; text between them means nothing and is probably a slip.
    What a label or a button says is an attribute:

        <label text="Hello"/>

    Notes for readers are comments: `<!-- like this -->`.
    """
  let parent: String
  /// The attribute for such a text.
  let attribute: String?

  var text: String { "text has no meaning in '\(parent)'" }
  var help: String? { attribute.map { "write it in the attribute '\($0)'" } }
}
