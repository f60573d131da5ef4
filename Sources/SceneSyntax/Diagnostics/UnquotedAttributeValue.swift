import SceneDiagnostics

/// An attribute value without quotes, or in quotes that XML does not allow.
struct UnquotedAttributeValue: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The value of an attribute stands in straight quotes, double or single, even if it is a number.

    ```xml
    <stackView spacing=8 axis=“vertical”/>
    ```

    Typographic quotes, such as word processors and some web pages make, are letters to XML:

    ```xml
    <stackView spacing="8" axis="vertical"/>
    ```
    """

  let name: String
  let isTypographic: Bool

  var text: String {
    isTypographic
      ? "the value of '\(name)' stands in typographic quotes; XML knows only '\"' and \"'\""
      : "the value of '\(name)' has no quotes round it"
  }
}
