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

    The content of a scroll view has to be as large as something: `pin="contentLayoutGuide"` of a view in it with a size,
    or with a width such as `width="frameLayoutGuide.width"`.

    If code adds the constraints that are missing, ignore the warning with a comment above the element:
    `<!-- scenec:ignore ambiguous-layout -->`.
    """
  let view: String
  /// Whether the content of a scroll view is meant.
  let isContent: Bool
  let measures: [LayoutMeasure]
  /// The views that it is placed by, which are placed by it.
  let others: [String]

  package init(view: String, isContent: Bool, measures: [LayoutMeasure], others: [String] = []) {
    (self.view, self.isContent, self.measures, self.others) = (view, isContent, measures, others)
  }

  package var text: String {
    if isContent { return "the content of '\(view)' has \(lacks)" }
    guard !others.isEmpty else { return "'\(view)' has \(lacks)" }
    let names = ([view] + others).map { "'\($0)'" }
    return "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") have \(lacks) but by each other"
  }
  package var help: String? {
    if isContent { return "a view in it that is pinned to all edges of 'contentLayoutGuide' needs a size" }
    if !others.isEmpty { return "lay one of them out by the superview or by a view beside them" }
    return measures.contains { $0.isPosition }
      ? "say it with a constraint or an attribute such as 'top' or 'leading', or give the view a 'frame'"
      : "say it with a constraint or an attribute such as 'width' or 'height'"
  }

  private var lacks: String {
    var names: [String] = []
    let set = Set(measures)
    if set.isSuperset(of: [.x, .y]) {
      names.append("position")
    } else if set.contains(.x) {
      names.append("horizontal position")
    } else if set.contains(.y) {
      names.append("vertical position")
    }
    if set.isSuperset(of: [.width, .height]) {
      names.append("size")
    } else if set.contains(.width) {
      names.append("width")
    } else if set.contains(.height) {
      names.append("height")
    }
    return names.map { "no \($0)" }.joined(separator: " and ")
  }
}
