import SceneCatalog
import SceneDiagnostics

/// Only a split view controller of three columns has a supplementary one.
enum SupplementaryColumns: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [SupplementaryNeedsTripleColumn.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs where graph.controllers[id].container == .split {
      guard graph.controllers[id][.splitStyle] != .tripleColumn else { continue }
      let style = graph.controllers[id].attribute(.splitStyle)
      let columns = graph.controllers[id].segues.filter {
        graph.segues[$0].relationship == .supplementaryViewController
      }
      guard let column = columns.first else { continue }
      log.report(
        SupplementaryNeedsTripleColumn(controller: graph.label(of: id)), at: graph.relationshipPlace(of: column),
        fix: fix(style, graph.place(graph.controllers[id].range, in: id)))
    }
  }

  private static func fix(_ style: Attribute?, _ name: Place) -> Fix {
    guard let style else { return .adding(.splitStyle, SplitStyle.tripleColumn.rawValue, behind: name) }
    return Fix(replace: Place(name.file, style.range), with: SplitStyle.tripleColumn.rawValue)
  }
}

struct SupplementaryNeedsTripleColumn: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A split view controller has two columns unless its `style` says otherwise. UIKit raises an exception if a
    controller is given for the supplementary column, the one in the middle, of a style that has none.

        <splitViewController id="mail">
          <segue kind="relationship" relationship="supplementaryViewController" destination="messages"/>
        </splitViewController>

    Give it three:

        <splitViewController id="mail" style="tripleColumn">
    """
  let controller: String

  var text: String { "'\(controller)' has two columns and no supplementary one; its style must be 'tripleColumn'" }
}
