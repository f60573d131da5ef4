import SceneDiagnostics

/// Characters in a tag that are not part of its syntax.
struct UnexpectedCharacters: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A start tag holds a name and attributes, and ends with `>` or `/>`. An end tag holds a name. Nothing else may stand in
    a tag, no comment and no comma.

    ```xml
    <label / text="Hello" ="World"/>
    ```

    Only the attribute is one:

    ```xml
    <label text="Hello"/>
    ```

    The two characters of `/>` and of `</` stand together, without white space between or after them.
    """

  let what: String

  var text: String { "\(what) has no place in this tag; remove it" }
}
