package import SceneDiagnostics

/// Constraints leave a position or a size of a view open.
package struct AmbiguousLayout: DiagnosticMessage {
  package static let severity = Diagnostic.Severity.warning
  package static let explanation = """
    Constraints have to say where a view is and how large it is, across and down. A label, a button or a switch has a size
    by its content; a view, a container view or a table has not. What nothing says, UIKit chooses: often zero, and not the
    same each time.

    Wrong:

        <view leading="0" trailing="0" top="0"/>

    Right:

        <view leading="0" trailing="0" top="0" height="44"/>

    If code adds the constraints that are missing, ignore the warning with a comment above the element:
    `<!-- scenec:ignore ambiguous-layout -->`.
    """
  let view: String
  let measures: [LayoutMeasure]

  package init(view: String, measures: [LayoutMeasure]) { (self.view, self.measures) = (view, measures) }

  package var text: String { "'\(view)' has \(measures.absence)" }
  package var help: String? {
    measures.contains { $0.isPosition }
      ? "say it with a constraint or an attribute such as 'top' or 'leading', or give the view a 'frame'"
      : "say it with a constraint or an attribute such as 'width' or 'height'"
  }
}

extension [LayoutMeasure] {
  /// What a view without these measures lacks: `no position and no width`.
  var absence: String {
    let horizontal = contains(.x) ? "horizontal position" : nil
    let vertical = contains(.y) ? "vertical position" : nil
    let positions = contains(.x) && contains(.y) ? ["position"] : [horizontal, vertical].compactMap(\.self)
    let width = contains(.width) ? "width" : nil
    let height = contains(.height) ? "height" : nil
    let sizes = contains(.width) && contains(.height) ? ["size"] : [width, height].compactMap(\.self)
    return (positions + sizes).map { "no \($0)" }.joined(separator: " and ")
  }
}
