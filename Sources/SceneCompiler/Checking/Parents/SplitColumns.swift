import SceneCatalog
import SceneDiagnostics

/// A split view controller has a primary and a secondary column.
enum SplitColumns: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [SplitWithoutColumns.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs where graph.controllers[id].container == .split {
      let relationships = graph.controllers[id].segues.filter { graph.segues[$0].kind == .relationship }
      let isCode = relationships.isEmpty && graph.controllers[id].customClass != nil
      let isIncomplete = graph.files[graph.controllers[id].file].isIncomplete
      let given = relationships.map { graph.segues[$0].relationship }
      // A relationship that is not one of a split view controller is reported there, and was meant to be a column.
      guard !isCode, !isIncomplete, given.allSatisfy({ $0?.column != nil }) else { continue }
      let missing: [Relationship] = [.primaryViewController, .secondaryViewController].filter { !given.contains($0) }
      guard !missing.isEmpty else { continue }
      log.report(
        SplitWithoutColumns(controller: graph.label(of: id), missing: missing.compactMap(\.column)),
        at: graph.place(of: id))
    }
  }
}

struct SplitWithoutColumns: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    A split view controller shows two columns, or three: a primary one, from which one chooses, and a secondary one
    for what was chosen. One that lacks either shows a blank area.

        <splitViewController id="mail">
          <segue kind="relationship" relationship="primaryViewController" destination="folders"/>
        </splitViewController>

    Say what the secondary column shows as long as nothing is chosen:

        <splitViewController id="mail">
          <segue kind="relationship" relationship="primaryViewController" destination="folders"/>
          <segue kind="relationship" relationship="secondaryViewController" destination="nothingChosen"/>
        </splitViewController>

    A split view controller with a `customClass` and no relationship at all may set its columns in code, so it is not
    reported.
    """
  let controller: String
  let missing: [String]

  var text: String {
    "split view controller '\(controller)' has no \(missing.joined(separator: " and no ")) column"
  }
  var help: String? {
    "put this in it: "
      + missing.map { "<segue kind=\"relationship\" relationship=\"\($0)ViewController\" destination=\"…\"/>" }
      .joined(separator: " and ")
  }
}
