import SceneCatalog
import SceneDiagnostics

/// Each column of a split view controller holds one controller.
enum OneChildPerColumn: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [DuplicateColumn.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs where graph.controllers[id].container == .split {
      var first: [Relationship: ID<Segue>] = [:]
      for segue in graph.controllers[id].segues {
        guard let relationship = graph.segues[segue].relationship, let column = relationship.column else { continue }
        if let first = first[relationship] {
          log.report(
            DuplicateColumn(controller: graph.label(of: id), column: column), at: graph.relationshipPlace(of: segue),
            notes: [Note("the first is here", at: graph.relationshipPlace(of: first))])
        } else {
          first[relationship] = segue
        }
      }
    }
  }
}

extension SceneGraph {
  /// The word that says which child a relationship makes.
  func relationshipPlace(of segue: ID<Segue>) -> Place {
    place(segues[segue].attribute(.relationship)?.range ?? segues[segue].range, of: segue)
  }
}

struct DuplicateColumn: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Each column of a split view controller starts with one controller. Others are shown in it later, by segues of the
    kind `show` or `showDetail`.

        <splitViewController id="mail">
          <segue kind="relationship" relationship="primaryViewController" destination="folders"/>
          <segue kind="relationship" relationship="primaryViewController" destination="accounts"/>
        </splitViewController>

    Keep one of them, and let it lead to the other.
    """
  let controller: String
  let column: String

  var text: String { "'\(controller)' has a \(column) column already" }
  var help: String? { "keep one of them, and lead from it to the other with kind=\"show\"" }
}
