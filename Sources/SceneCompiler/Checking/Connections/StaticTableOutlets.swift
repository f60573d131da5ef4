import SceneCatalog
import SceneDiagnostics

/// A table whose cells the scene holds keeps the data source and the delegate that the scene gives it.
enum StaticTableOutlets: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [StaticTableOutlet.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.objectIDs where !graph.objects[id].outlets.isEmpty && graph.isStaticTable(id) {
      for outlet in graph.objects[id].outlets where ["dataSource", "delegate"].contains(outlet.property.text) {
        log.report(
          StaticTableOutlet(property: outlet.property.text), at: graph.place(outlet.property.range, of: id))
      }
    }
  }
}

struct StaticTableOutlet: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A table whose cells the scene holds has a data source and a delegate that the scene makes: they hand out the cells and
    perform the segues of the rows that are selected. An outlet would replace them, and the rows or their segues with them.

    Wrong:

        <tableView>
          <tableViewSection>
            <tableViewCell text="About"><segue kind="push" destination="about"/></tableViewCell>
          </tableViewSection>
          <outlet property="delegate" destination="settings"/>
        </tableView>

    Right:

        <tableView>
          <tableViewSection>
            <tableViewCell text="About"><segue kind="push" destination="about"/></tableViewCell>
          </tableViewSection>
        </tableView>

    For a data source or a delegate of your own, leave the sections out and serve the table in code.
    """
  let property: String

  var text: String {
    let loss = property == "delegate" ? "perform the segues of its cells" : "show the cells of the scene"
    return "this table has sections in the scene; with another '\(property)' it would not \(loss)"
  }
  var help: String? { "remove the outlet, or the sections" }
}
