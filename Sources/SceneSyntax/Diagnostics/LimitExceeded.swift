import SceneDiagnostics

/// An element, a text or a name that exceeds a limit.
struct LimitExceeded: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A few limits keep a broken or malicious file from costing more than it is worth. They are those of libxml2, on which
    many XML tools are built:

    - 257 elements inside each other; what is deeper is not read;
    - 10,000,000 bytes in one attribute value, text, comment, CDATA section or processing instruction;
    - 50,000 bytes in a name;
    - 4 gigabytes in a file, of which the command line reads 64 MiB.

    Long text belongs into a resource that the app loads; deep nesting into several controllers.
    """

  let what: String
  let limit: String

  var text: String { "\(what) may not exceed \(limit)" }
}
