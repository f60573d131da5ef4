import SceneCatalog
import SceneDiagnostics

/// A tab bar has room for five tabs.
enum TabCounts: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [CrowdedTabBar.self]

  private static let room = 5

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs where graph.controllers[id].container == .tabs {
      let tabs = graph.controllers[id].segues.filter { graph.segues[$0].relationship == .viewControllers }
      guard tabs.count > room else { continue }
      log.report(
        CrowdedTabBar(controller: graph.label(of: id), count: tabs.count), at: graph.destinationPlace(of: tabs[room]))
    }
  }
}

struct CrowdedTabBar: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    On a phone, a tab bar has room for five tabs. With more than that, UIKit shows the first four and a tab "More"
    with a list of the others, in a navigation controller of its own: few people find what is in there, and a
    controller that is in a navigation controller itself gets two bars.

    Have five tabs at most, and reach the rest from one of them. On an iPad more tabs fit; an app for iPads only can
    ignore this:

        <!-- scenec:ignore crowded-tab-bar - iPad only -->
    """
  let controller: String
  let count: Int

  var text: String { "'\(controller)' has \(count) tabs, of which a phone shows four and hides the rest under 'More'" }
  var help: String? { "have five tabs at most, and reach the rest from one of them" }
}
