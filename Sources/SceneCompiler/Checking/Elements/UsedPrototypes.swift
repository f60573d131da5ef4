import SceneCatalog
import SceneDiagnostics

/// A table has prototypes, or sections with its rows.
enum UsedPrototypes: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [PrototypeBesideSections.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.objectIDs where !graph.objects[id].prototypes.isEmpty && graph.isStaticTable(id) {
      for root in graph.objects[id].prototypes.compactMap({ graph.trees[$0].root })
      where graph.objects[root].kind.role == .tableCell {
        log.report(PrototypeBesideSections(), at: graph.place(graph.objects[root].range, of: root))
      }
    }
  }
}

struct PrototypeBesideSections: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    A table whose rows are in the scene has no other rows: the generated code is its data source. Cells that code makes from
    a prototype would never be shown.

    Wrong:

        <tableView>
          <tableViewSection>
            <tableViewCell text="About"/>
          </tableViewSection>
          <tableViewCell reuseIdentifier="Person"/>
        </tableView>

    Right:

        <tableView>
          <tableViewCell reuseIdentifier="Person"/>
        </tableView>
    """

  var text: String { "this table has its rows in sections, so it shows no cells of a prototype" }
  var help: String? { "put the cell into a section, or remove the sections" }
}
