import SceneDiagnostics

/// A tag whose closing angle bracket is missing.
struct UnclosedTag: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A tag ends with `>`, or with `/>` when its element holds nothing.

    ```xml
    <view
      <label text="Hello"/>
    </view>
    ```

    The tag of `view` is still open where the next one begins:

    ```xml
    <view>
      <label text="Hello"/>
    </view>
    ```
    """

  let tag: String

  var text: String { "tag '\(tag)' has no '>' at its end" }
}
