import SceneDiagnostics

struct SecondRootView: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A view controller has one view. Other views stand inside it:

        <viewController id="home">
          <view>
            <label text="Hello"/>
            <button title="Go"/>
          </view>
        </viewController>
    """
  let controller: String

  var text: String { "'\(controller)' has a view already" }
  var help: String? { "move it inside the first" }
}
