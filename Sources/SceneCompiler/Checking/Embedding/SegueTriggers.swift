import SceneCatalog
import SceneDiagnostics

/// Only a segue in a cell of a table says what of the cell performs it.
enum SegueTriggers: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [UselessTrigger.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.segueIDs {
      guard let trigger = graph.segues[id].attribute(.trigger), !isInCell(id, graph) else { continue }
      let place = graph.place(trigger.nameRange, of: id)
      log.report(UselessTrigger(), at: place, fix: .removing(trigger, in: place.file))
    }
  }

  private static func isInCell(_ segue: ID<Segue>, _ graph: SceneGraph) -> Bool {
    guard case .object(let id) = graph.segues[segue].trigger else { return false }
    return graph.objects[id].kind.role == .tableCell
  }
}

struct UselessTrigger: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    A cell of a table can perform two segues: one if it is selected, and one if its accessory is tapped, such as the
    button of `accessoryType="detailButton"`. `trigger` tells them apart. Everything else has only one way to be used.

        <tableViewCell text="Network" accessoryType="detailDisclosureButton">
          <segue kind="push" destination="network"/>
          <segue kind="present" destination="info" trigger="accessoryAction"/>
        </tableViewCell>
    """

  var text: String { "'trigger' has no effect on a segue outside a cell of a table" }
}
