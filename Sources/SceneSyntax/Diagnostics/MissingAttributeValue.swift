import SceneDiagnostics

/// An attribute without a value, or without an equals sign before it.
struct MissingAttributeValue: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An attribute is a name, an equals sign and a value in quotes. XML has no attributes that count by being there.

    ```xml
    <button enabled title "Edit"/>
    ```

    Every attribute needs all three parts:

    ```xml
    <button enabled="true" title="Edit"/>
    ```
    """

  let name: String
  let hasValue: Bool

  var text: String {
    hasValue
      ? "attribute '\(name)' has no '=' before its value" : "attribute '\(name)' has no value; write '\(name)=\"…\"'"
  }
}
