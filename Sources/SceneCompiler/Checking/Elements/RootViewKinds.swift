import SceneCatalog
import SceneDiagnostics

/// The view of a table or collection view controller is a table or a collection.
enum RootViewKinds: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [UnfitRootView.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for controller in graph.controllerIDs.map({ graph.controllers[$0] }) {
      guard let needed = controller.kind.rootView.element, let root = graph.trees[controller.tree].root else {
        continue
      }
      let view = graph.objects[root]
      guard graph.objects[graph.definition(of: root)].kind.name != needed else { continue }
      log.report(
        UnfitRootView(controller: controller.kind.name, view: view.kind.name, needed: needed),
        at: graph.place(view.range, of: root))
    }
  }
}

struct UnfitRootView: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    UIKit stops an app whose table view controller has a view that is no table, and likewise for collections.

    Wrong:

        <tableViewController id="settings">
          <view/>
        </tableViewController>

    Right:

        <tableViewController id="settings">
          <tableView style="insetGrouped"/>
        </tableViewController>

    For a table among other views, use a `viewController` and put a `tableView` into its view.
    """
  let controller: String
  let view: String
  let needed: String

  var text: String { "the view of a '\(controller)' has to be a '\(needed)', not a '\(view)'" }
  var help: String? { "a 'viewController' may have any view, with a '\(needed)' in it" }
}
