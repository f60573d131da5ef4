import SceneDiagnostics

/// A malformed XML declaration.
struct InvalidDeclaration: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A file may begin with an XML declaration. It names the version, then the encoding if it likes, then whether the file
    stands alone, in this order, each with a quoted value.

    ```xml
    <?xml encoding="UTF-8">
    ```

    The version is missing, and so is the question mark at the end:

    ```xml
    <?xml version="1.0" encoding="UTF-8"?>
    ```

    Nothing in a scene needs it: a file without a declaration is XML 1.0 in UTF-8.
    """

  enum Problem: Sendable {
    case unexpected(String)
    case unclosed
    case missingVersion
    case version(String)
    case standalone(String)
  }

  let problem: Problem

  var text: String {
    switch problem {
    case .unexpected(let part): "'\(part)' has no place in the XML declaration"
    case .unclosed: "the XML declaration has no '?>' at its end"
    case .missingVersion: "the XML declaration does not say its version; write 'version=\"1.0\"' first"
    case .version(let version): "'\(version)' is no version of XML that can be read; write '1.0'"
    case .standalone(let value): "'standalone' is 'yes' or 'no', not '\(value)'"
    }
  }
  var help: String? { "write '<?xml version=\"1.0\" encoding=\"UTF-8\"?>', or leave it out" }
}
