package import SceneDiagnostics

/// VoiceOver has no words for a button.
package struct UnlabeledButton: DiagnosticMessage {
  package static let severity = Diagnostic.Severity.warning
  package static let explanation = """
    VoiceOver reads the title of a button. If a button shows only an image, VoiceOver reads the name of the image, which
    rarely says what the button does.

    Wrong:

        <button id="share" systemImage="square.and.arrow.up" top="40" leading="20" width="44" height="44"/>

    Right:

        <button id="share" systemImage="square.and.arrow.up" accessibilityLabel="Share" top="40" leading="20" width="44"
            height="44"/>

    Bar button items with a `systemItem` have a label of the system. If code sets the label, ignore the warning with a
    comment above the element: `<!-- scenec:ignore unlabeled-button -->`.
    """
  let name: String

  /// - Parameter name: the id of the button, or the name of its element.
  package init(name: String) { self.name = name }

  package var text: String { "'\(name)' shows only an image, and has no words for VoiceOver" }
  package var help: String? { "add an 'accessibilityLabel' that says what it does" }
}
