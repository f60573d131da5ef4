package import SceneDiagnostics

/// A text has less room than it needs.
package struct ClippedText: DiagnosticMessage {
  package static let severity = Diagnostic.Severity.warning
  package static let explanation = """
    `scenec check --layout` lays out the screen on several devices, and with the largest text size that users can choose.
    On one of them a text has less room than it needs: UIKit shows its beginning and `…`.

    Wrong:

        <label text="The terms of this agreement" top="40" leading="0" width="60"/>

    Right:

        <label text="The terms of this agreement" numberOfLines="0" top="40" leading="0" width="160"/>

    A label with `numberOfLines="0"` grows downwards if no constraint decides its height, and the content of a scroll view
    may be higher than the screen. If a text may be cut off, ignore the warning with a comment above the element:
    `<!-- scenec:ignore clipped-text -->`.
    """
  let clipped: String

  /// - Parameter text: the text of the view.
  package init(_ text: String) { clipped = text }

  package var text: String { "'\(clipped)' is not shown to its end" }
  package var help: String? { "give it more room, or 'numberOfLines=\"0\"' and no fixed height" }
}
