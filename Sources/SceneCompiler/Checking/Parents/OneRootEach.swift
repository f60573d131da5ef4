import SceneCatalog
import SceneDiagnostics

/// A navigation controller has one controller at the bottom of its stack.
enum OneRootEach: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [SeveralRoots.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs where graph.controllers[id].container == .navigation {
      let roots = graph.controllers[id].segues.filter { graph.segues[$0].relationship == .rootViewController }
      guard let first = roots.first else { continue }
      for root in roots.dropFirst() {
        log.report(
          SeveralRoots(controller: graph.label(of: id)), at: graph.destinationPlace(of: root),
          notes: [Note("the first is here", at: graph.destinationPlace(of: first))])
      }
    }
  }
}

struct SeveralRoots: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A navigation controller starts with one controller, its root; others are pushed on top of it.

        <navigationController id="main">
          <segue kind="relationship" relationship="rootViewController" destination="list"/>
          <segue kind="relationship" relationship="rootViewController" destination="detail"/>
        </navigationController>

    If `detail` is what one gets to from `list`, say so there:

        <viewController id="list">
          <segue kind="push" identifier="showDetail" destination="detail"/>
        </viewController>

    If both are there side by side, what is wanted is a `tabBarController`.
    """
  let controller: String

  var text: String { "navigation controller '\(controller)' has a root view controller already" }
  var help: String? { "push it from the first one, or remove this relationship" }
}
