import SceneDiagnostics

/// A comment, CDATA section or processing instruction without an end.
struct UnclosedMarkup: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A comment goes on until `-->`, a CDATA section until `]]>`, a processing instruction until `?>`. Without its end, each
    swallows the rest of the file.

    ```xml
    <!-- The header ->
    <view/>
    ```

    The comment needs both hyphens:

    ```xml
    <!-- The header -->
    <view/>
    ```
    """

  enum Markup: String, Sendable {
    case comment = "the comment"
    case cdataSection = "the CDATA section"
    case processingInstruction = "the processing instruction"
  }

  let markup: Markup

  var text: String { "\(markup.rawValue) never ends; the rest of the file is part of it" }
  var help: String? {
    switch markup {
    case .comment: "a comment ends with two hyphens and '>'"
    case .cdataSection: "a CDATA section ends with ']]>'"
    case .processingInstruction: "a processing instruction ends with '?>'"
    }
  }
}
