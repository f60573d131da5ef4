import SceneDiagnostics

/// An XML declaration that is not the first thing in the file.
struct MisplacedDeclaration: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The XML declaration is the very first thing in a file: not even white space or a comment may stand before it. A
    processing instruction cannot be called `xml`, in whatever case.

    ```xml
    <!-- Main screens -->
    <?xml version="1.0"?>
    <scenes/>
    ```

    Move it to the top, or leave it out:

    ```xml
    <?xml version="1.0"?>
    <!-- Main screens -->
    <scenes/>
    ```
    """

  let target: String

  var text: String {
    target == "xml"
      ? "an XML declaration stands at the very start of a file only; move it there or remove it"
      : "'<?\(target)' is reserved; an XML declaration is written '<?xml'"
  }
}
