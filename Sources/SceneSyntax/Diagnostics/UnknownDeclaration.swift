import SceneDiagnostics

/// Markup that begins with `<!` but is not a comment or a CDATA section.
struct UnknownDeclaration: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    After `<!` comes a comment or a CDATA section, nothing else; `CDATA` is written in capitals.

    ```xml
    <! The header>
    <label><![cdata[5 < 6]]></label>
    ```

    becomes

    ```xml
    <!-- The header -->
    <label><![CDATA[5 < 6]]></label>
    ```
    """

  let opening: String

  var text: String { "'\(opening)' begins nothing that XML knows" }
  var help: String? { "only comments and CDATA sections begin with '<!'; a '<' in text is written '&lt;'" }
}
