import SceneCatalog
import SceneDiagnostics

/// Actions name an event only where there are several to choose from.
enum ActionEvents: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [UselessEvent.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.objectIDs {
      let object = graph.objects[id]
      guard let trigger = object.kind.trigger, !trigger.isControlEvent else { continue }
      for event in object.actions.compactMap(\.event) {
        log.report(
          UselessEvent(event: event.text, element: object.kind.name, verb: trigger.verb),
          at: graph.place(event.range, of: id))
      }
    }
  }
}

struct UselessEvent: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    A bar button item is no control: it has one action, which it calls when it is tapped, and sends no other events. The
    same is true of cells, gesture recognisers, key commands and the items of menus.

    Wrong:

        <barButtonItem placement="right" title="Save">
          <action selector="save" eventType="touchUpInside"/>
        </barButtonItem>

    Right:

        <barButtonItem placement="right" title="Save">
          <action selector="save"/>
        </barButtonItem>
    """
  let event: String
  let element: String
  let verb: String

  var text: String { "a '\(element)' sends no '\(event)'; remove 'eventType'" }
  var help: String? { "its action is called when it is \(verb)" }
}
