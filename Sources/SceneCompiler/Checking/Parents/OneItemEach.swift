import SceneCatalog
import SceneDiagnostics

/// A controller has one tab bar item, one back button and one search controller.
enum OneItemEach: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [SecondItem.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs {
      check(
        graph.tree(of: id).objects.filter {
          graph.objects[$0].kind.role == .tabBarItem && graph.objects[$0].parent == nil
        }, "tab bar item"
      ) {
        graph.place($0, in: id)
      }
      check(
        graph.tree(of: id).detached.filter { graph.objects[$0].kind.role == .searchController }, "search controller"
      ) {
        graph.place($0, in: id)
      }
      check(graph.controllers[id].barItems.filter { graph.objects[$0].isBackItem }, "back button") {
        graph.place($0, in: id)
      }
    }

    func check(_ items: [ID<SceneObject>], _ noun: String, _ place: (SourceRange) -> Place) {
      for item in items.dropFirst() {
        let controller = graph.label(of: graph.objects[item].tree)
        log.report(
          SecondItem(controller: controller, noun: noun), at: place(graph.objects[item].range),
          notes: [Note("the first is here", at: place(graph.objects[items[0]].range))])
      }
    }
  }
}

extension SceneObject {
  fileprivate var isBackItem: Bool { self[.placement] == .back }
}

struct SecondItem: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A controller has one `tabBarItem`, one `searchController`, and one `barButtonItem` with the placement `back`, which
    leads back to it. A second one would take the place of the first.

        <viewController id="home">
          <tabBarItem title="Home" systemImage="house"/>
          <barButtonItem placement="back" title="Home"/>
        </viewController>
    """
  let controller: String
  let noun: String

  var text: String { "'\(controller)' has a \(noun) already; remove one of them" }
}
