import SceneDiagnostics

/// Views are placed by each other, and by nothing else.
struct CircularLayout: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    Each of the views is placed by another one of them, and none by their superview or by a view that has a place. Where
    they are, UIKit chooses.

    Wrong:

        <label id="one" text="1" leading="8" top="two.bottom + 8"/>
        <label id="two" text="2" leading="8" top="one.bottom + 8"/>

    Right:

        <label id="one" text="1" leading="8" top="8"/>
        <label id="two" text="2" leading="8" top="one.bottom + 8"/>

    If code adds the constraint that is missing, ignore the warning with a comment above the first view:
    `<!-- scenec:ignore circular-layout -->`.
    """
  let views: [String]
  let measures: [LayoutMeasure]

  /// - Parameter views: the names of two or more views.
  init(_ views: [String], measures: [LayoutMeasure]) { (self.views, self.measures) = (views, measures) }

  var text: String {
    let names = views.map { "'\($0)'" }
    let list = "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
    return "\(list) have \(measures.absence) but by each other"
  }
  var help: String? { "lay one of them out by the superview or by a view beside them" }
}
