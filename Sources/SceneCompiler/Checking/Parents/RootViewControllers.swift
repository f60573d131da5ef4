import SceneCatalog
import SceneDiagnostics

/// A navigation controller has a controller at the bottom of its stack.
enum RootViewControllers: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [MissingRootViewController.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.emptyContainers(.navigation) {
      log.report(MissingRootViewController(controller: graph.label(of: id)), at: graph.place(of: id))
    }
  }
}

extension SceneGraph {
  /// The containers of a kind without any relationship, as far as one can tell.
  ///
  /// A class of the app may fill itself, so it is left alone; so is one whose contents may have been lost.
  func emptyContainers(_ container: SystemContainer) -> [ID<Controller>] {
    controllerIDs.filter { id in
      let controller = controllers[id]
      return controller.container == container && controller.customClass == nil && !files[controller.file].isIncomplete
        && !controller.segues.contains { segues[$0].kind == .relationship || segues[$0].kind == nil }
    }
  }
}

struct MissingRootViewController: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    A navigation controller shows the controller at the top of its stack. Without one at the bottom it shows nothing,
    and nothing can be pushed onto it:

        <navigationController id="main"/>

    A relationship says what it starts with:

        <navigationController id="main">
          <segue kind="relationship" relationship="rootViewController" destination="home"/>
        </navigationController>

    A navigation controller with a `customClass` may do that in code, so it is not reported. If code fills this one
    when it is made, write a comment in front of it: `<!-- scenec:ignore missing-root-view-controller -->`.
    """
  let controller: String

  var text: String { "navigation controller '\(controller)' has no root view controller" }
  var help: String? {
    "put this in it: <segue kind=\"relationship\" relationship=\"rootViewController\" destination=\"…\"/>"
  }
}
