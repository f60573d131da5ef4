import SceneDiagnostics

/// A file without any element.
struct MissingRoot: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A scene file holds one element, the root, and everything else inside it. An empty file, or one of comments only, is
    no scene.

    ```xml
    <scenes initialViewController="main">
      <viewController id="main"/>
    </scenes>
    ```

    `scenec new` makes a file to begin with.
    """

  var text: String { "the file holds no element; a scene file begins with '<scenes>'" }
}
