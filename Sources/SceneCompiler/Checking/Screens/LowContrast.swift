package import SceneDiagnostics

/// A text is hard to tell from what is behind it.
package struct LowContrast: DiagnosticMessage {
  package static let severity = Diagnostic.Severity.warning
  package static let explanation = """
    `scenec check --layout` compares the colour of each text with the colour behind it, in light and in dark appearance.
    The Human Interface Guidelines ask for a contrast of 4.5 to 1, and of 3 to 1 for bold text and text of 18 points or
    more. Colours of the system on each other are not reported, because the system adapts them to its users. Nor are texts
    of controls that are not enabled, and texts on pictures.

    Wrong:

        <label text="Sold out" textColor="#AAAAAA" top="40" leading="20"/>

    Right:

        <label text="Sold out" textColor="#595959" textColor.dark="#AAAAAA" top="40" leading="20"/>
    """

  /// The contrast that text should have.
  package static let least = 4.5
  /// The contrast that large and bold text should have.
  package static let leastOfLargeText = 3.0

  let shown: String
  let ratio: Double
  let neededRatio: Double

  /// - Parameters:
  ///   - shown: the text.
  ///   - ratio: its contrast.
  ///   - neededRatio: the contrast that it should have.
  package init(_ shown: String, _ ratio: Double, least neededRatio: Double) {
    (self.shown, self.ratio, self.neededRatio) = (shown, ratio, neededRatio)
  }

  package var text: String {
    "'\(shown)' has a contrast of \(Self.tenths(ratio)) to 1 with its background; \(Self.tenths(neededRatio)) to 1 are readable"
  }
  package var help: String? { "choose a darker or lighter colour for the text or the background" }

  /// A ratio with one digit, rounded down, so that it never seems to be enough.
  private static func tenths(_ ratio: Double) -> String {
    let tenths = Int((min(max(ratio, 1), 21) * 10).rounded(.down))
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
