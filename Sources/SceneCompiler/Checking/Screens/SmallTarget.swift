package import SceneDiagnostics

/// A control is too small to be tapped with ease.
package struct SmallTarget: DiagnosticMessage {
  package static let severity = Diagnostic.Severity.warning
  package static let explanation = """
    `scenec check --layout` lays out the screen on several devices. The Human Interface Guidelines ask for 44 points; a
    control of less than 28 points, the height of a small button, is one that people miss.

    Wrong:

        <button title="Edit" top="40" leading="20" width="60" height="16"/>

    Right:

        <button title="Edit" top="40" leading="20" width="60" height="44"/>

    If the class of the control takes taps beside it, ignore the warning with a comment above the element:
    `<!-- scenec:ignore small-target -->`.
    """

  /// The least width and height that are not reported, in points.
  package static let leastLength = 28.0

  let view: String
  let isHeight: Bool
  let length: Double

  /// - Parameters:
  ///   - isHeight: whether the height is too small, and not the width.
  ///   - length: the height or the width in points.
  package init(view: String, isHeight: Bool, length: Double) {
    (self.view, self.isHeight, self.length) = (view, isHeight, length)
  }

  package var text: String {
    let tenths = Int((min(max(length, 0), Self.leastLength) * 10).rounded())
    let number = tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return "'\(view)' is only \(number) points \(isHeight ? "high" : "wide"); 44 are easy to tap"
  }
  package var help: String? { "give it a '\(isHeight ? "height" : "width")' of 44, or remove the constraint" }
}
