import SceneDiagnostics

/// An attribute value whose closing quote is missing.
struct UnclosedAttributeValue: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A value ends with the quote that it began with. Without it, the value would go on to the next quote in the file.

    ```xml
    <label text="Hello/>
    <label text="World"/>
    ```

    The first label's text is not closed:

    ```xml
    <label text="Hello"/>
    <label text="World"/>
    ```

    A value that holds one kind of quote can stand in the other: `text='Say "please"'`.
    """

  let name: String
  let quote: String

  var text: String {
    "the value of '\(name)' has no closing quote; write \(quote == "'" ? "\"'\"" : "'\"'") where it ends"
  }
}
