import SceneDiagnostics

/// An end tag without a start tag.
struct UnexpectedEndTag: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An end tag closes an element that was opened before it. An element whose own tag ends with `/>` is closed already.

    ```xml
    <view>
      <label text="Hello"/></label>
    </view>
    ```

    The label needs one of the two endings, not both:

    ```xml
    <view>
      <label text="Hello"/>
    </view>
    ```
    """

  let name: String

  var text: String { "'</\(name)>' closes nothing; no '\(name)' is open here" }
}
