import SceneDiagnostics

/// A name with characters that XML does not allow in names.
struct InvalidName: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The names of elements and attributes begin with a letter or an underscore. Letters, digits, hyphens, underscores and
    full stops may follow, in any script; spaces and other signs may not.

    ```xml
    <label 2nd="true" te$xt="Hello"/>
    ```

    Neither attribute has a name that XML can read:

    ```xml
    <label second="true" text="Hello"/>
    ```
    """

  enum Owner: String, Sendable {
    case element = "an element"
    case attribute = "an attribute"
    case processingInstruction = "a processing instruction"
  }

  let name: String
  let owner: Owner

  var text: String {
    name.isEmpty ? "the name of \(owner.rawValue) is missing" : "'\(name)' cannot be the name of \(owner.rawValue)"
  }
  var help: String? { "a name begins with a letter or '_'; digits, '-' and '.' may follow" }
}
