import SceneCatalog
import SceneDiagnostics

/// Actions name an event only where there are several to choose from.
enum ActionEvents: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [UselessEvent.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.objectIDs where graph.objects[id].kind.trigger == .tap {
      for event in graph.objects[id].actions.compactMap(\.event) {
        log.report(UselessEvent(event: event.text), at: graph.place(event.range, of: id))
      }
    }
  }
}

struct UselessEvent: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    A bar button item is no control: it has one action, which it calls when it is tapped, and sends no other events.

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

  var text: String { "a bar button item sends no '\(event)'; remove 'eventType'" }
  var help: String? { "its action is called when it is tapped" }
}
