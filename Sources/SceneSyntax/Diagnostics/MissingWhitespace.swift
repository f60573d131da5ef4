import SceneDiagnostics

/// Two parts of a tag without white space between them.
struct MissingWhitespace: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    White space separates the attributes of a tag, and the target of a processing instruction from what follows.

    ```xml
    <label text="Hello"lines="2"/>
    ```

    becomes

    ```xml
    <label text="Hello" lines="2"/>
    ```
    """

  let name: String

  var text: String { "a space is missing before '\(name)'" }
}
