package import SceneDiagnostics

/// A view lies outside of its superview.
package struct OffScreen: DiagnosticMessage {
  package static let severity = Diagnostic.Severity.warning
  package static let explanation = """
    `scenec check --layout` lays out the screen on several devices. On one of them the view lies outside of its superview:
    nobody sees it, or nobody can tap it.

    Wrong:

        <view top="40" leading="2000" width="40" height="40"/>

    Right:

        <view top="40" leading="20" width="40" height="40"/>

    If code moves the view in, as for a panel, ignore the warning with a comment above the element:
    `<!-- scenec:ignore off-screen -->`.
    """
  let view: String

  package init(view: String) { self.view = view }

  package var text: String { "'\(view)' is outside of its superview" }
  package var help: String? { "lay it out by the edges of the superview, or by a view beside it" }
}
