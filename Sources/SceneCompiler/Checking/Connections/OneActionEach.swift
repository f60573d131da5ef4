import SceneCatalog
import SceneDiagnostics

/// Bar button items, cells, key commands and the items of menus do one thing each.
enum OneActionEach: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [SecondAction.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.objectIDs {
      let object = graph.objects[id]
      guard let trigger = object.kind.trigger, trigger.isSingle else { continue }
      let segues = object.segues.filter { graph.segues[$0][.trigger] != .accessoryAction }
      let ranges = (object.actions.map(\.name.range) + segues.map { graph.segues[$0].range })
        .sorted { $0.start < $1.start }
      for range in ranges.dropFirst() {
        log.report(
          SecondAction(element: object.kind.name, verb: trigger.verb), at: graph.place(range, of: id),
          notes: [Note("the first is here", at: graph.place(ranges[0], of: id))])
      }
    }
  }
}

struct SecondAction: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A bar button item has one action, and a row of a table is selected for one purpose: a second action or segue would never
    be performed. To do several things, call a method that does them.

    Wrong:

        <barButtonItem placement="right" title="Save">
          <action selector="save"/>
          <action selector="close"/>
        </barButtonItem>

    Right:

        <barButtonItem placement="right" title="Save">
          <action selector="saveAndClose"/>
        </barButtonItem>
    """
  let element: String
  let verb: String

  var text: String { "a '\(element)' performs only one action or segue when it is \(verb); remove one of them" }
}
