import SceneDiagnostics

struct GuideAsName: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    In layout attributes and constraints, `superview`, `safeArea`, `layoutMargins`, `readableContent`, `contentLayoutGuide`
    and `frameLayoutGuide` mean the superview and its guides. A view of such a name could not be laid out by.

    Wrong:

        <view id="safeArea"/>
        <label top="safeArea.bottom"/>

    Right:

        <view id="safeBox"/>
        <label top="safeBox.bottom"/>
    """
  let name: String

  var text: String { "in layouts, '\(name)' means what surrounds a view; choose another name" }
}
