import SceneDiagnostics

/// An attribute that the element already has.
struct DuplicateAttribute: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An element has an attribute once. It would be unclear which of two values counts.

    ```xml
    <label text="Hello" textColor="label" text="World"/>
    ```

    Keep the one that is meant:

    ```xml
    <label text="World" textColor="label"/>
    ```
    """

  let name: String

  var text: String { "attribute '\(name)' is given twice; remove one of them" }
}
