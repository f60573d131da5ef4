package import SceneDiagnostics

/// A control covers another one.
package struct OverlappingControls: DiagnosticMessage {
  package static let severity = Diagnostic.Severity.warning
  package static let explanation = """
    `scenec check --layout` lays out the screen on several devices. On one of them two controls of a superview share a
    place, and a tap there always goes to the one that is written later.

    Wrong:

        <button title="Save" top="40" leading="20" width="80" height="44"/>
        <button title="Cancel" top="40" leading="60" width="80" height="44"/>

    Right:

        <button id="save" title="Save" top="40" leading="20" width="80" height="44"/>
        <button title="Cancel" top="40" leading="save.trailing + 8" width="80" height="44"/>

    A control that lies on a larger one as a whole is not reported. If controls are never visible at the same time, ignore
    the warning with a comment above the later one: `<!-- scenec:ignore overlapping-controls -->`.
    """
  let view: String
  let covered: String

  /// - Parameters:
  ///   - view: the control in front.
  ///   - covered: the control of which it covers a part.
  package init(view: String, covered: String) { (self.view, self.covered) = (view, covered) }

  package var text: String { "'\(view)' covers a part of '\(covered)'" }
  package var help: String? { "lay out one by an edge of the other" }
}
