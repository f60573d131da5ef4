import SceneDiagnostics

struct UnknownStyle: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    `styles` names `style` elements of the same file, which stand in `scenes`:

        <style id="caption" font="footnote" textColor="secondaryLabel"/>
        <viewController id="home">
          <view>
            <label styles="caption" text="Updated today"/>
          </view>
        </viewController>
    """
  let name: String

  var text: String { "no style here is called '\(name)'" }
}
