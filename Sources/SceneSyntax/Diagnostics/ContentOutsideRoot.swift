import SceneDiagnostics

/// Text or a further element outside the root.
struct ContentOutsideRoot: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A file has one root element. Only white space, comments and processing instructions may stand before and after it.

    ```xml
    <scenes>
      <viewController id="main"/>
    </scenes>
    <viewController id="detail"/>
    ```

    The second controller belongs inside:

    ```xml
    <scenes>
      <viewController id="main"/>
      <viewController id="detail"/>
    </scenes>
    ```

    When the root element ends too early, look for an end tag that is one too many.
    """

  enum Content: Sendable {
    case text
    case element(String)
  }

  let content: Content

  var text: String {
    switch content {
    case .text: "text stands outside the root element; move it inside or remove it"
    case .element(let name): "'\(name)' stands after the root element; a file has one root, so move it inside"
    }
  }
}
