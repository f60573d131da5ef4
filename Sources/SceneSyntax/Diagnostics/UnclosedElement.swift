import SceneDiagnostics

/// An element that is never closed.
struct UnclosedElement: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Every element that is opened is closed: by an end tag of the same name, or at once by `/>`.

    ```xml
    <view>
      <label text="Hello">
    </view>
    ```

    Here `label` is still open where `view` ends. A label holds nothing, so it closes itself:

    ```xml
    <view>
      <label text="Hello"/>
    </view>
    ```
    """

  let name: String

  var text: String { "'\(name)' has no end tag; write '</\(name)>' where it ends" }
  var help: String? { "an element that holds nothing ends its own tag: '<\(name)/>'" }
}
