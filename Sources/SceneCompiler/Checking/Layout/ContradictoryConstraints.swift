package import SceneDiagnostics

/// Required constraints cannot hold at the same time.
package struct ContradictoryConstraints: DiagnosticMessage {
  package static let severity = Diagnostic.Severity.warning
  package static let explanation = """
    Constraints with the priority 1000, which is what they have unless they say another, are required. UIKit breaks one of
    several that cannot hold at the same time, logs "Unable to simultaneously satisfy constraints", and lays the views out
    in a way that nobody chose. The width and the height of a controller's view are those of the screen or of what shows
    the controller.

    Wrong:

        <view top="0" leading="0" trailing="0" width="100" height="10"/>

    Right:

        <view top="0" leading="0" width="100" height="10"/>
    """
  /// The number of other constraints that it contradicts; 0 for what a stack view or a mask requires.
  let count: Int

  package init(count: Int) { self.count = count }

  package var text: String {
    switch count {
    case 0: "this required constraint contradicts what the stack view or the superview requires"
    case 1: "this required constraint contradicts another one"
    default: "this required constraint contradicts \(count) others together"
    }
  }
  package var help: String? { "remove one of them, or give one a lower priority: '@999'" }
}
