import SceneDiagnostics

/// A document type declaration, which scenes do not support.
struct DocumentTypeDeclaration: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    XML lets a file declare a document type, with entities that expand to other text or are fetched from elsewhere. Scenes
    need none of it, and files that could make a compiler fetch or expand things are a risk: `<!DOCTYPE …>` is refused.

    ```xml
    <!DOCTYPE scenes>
    <scenes/>
    ```

    Remove the declaration:

    ```xml
    <scenes/>
    ```

    To check scenes in an XML editor, use the XML Schema that `scenec catalog` writes.
    """

  var text: String { "a document type declaration is not allowed in a scene; remove it" }
}
