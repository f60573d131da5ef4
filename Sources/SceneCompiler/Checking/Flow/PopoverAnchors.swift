import SceneCatalog
import SceneDiagnostics

/// A popover points at something.
enum PopoverAnchors: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [PopoverWithoutAnchor.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.segueIDs where graph.segues[id].kind == .popover {
      guard !graph.isFiredOnScreen(id) else { continue }
      guard !graph.segues[id].has(.popoverAnchorView), !graph.segues[id].has(.popoverAnchorBarButtonItem) else {
        continue
      }
      let source = graph.controllers[graph.segues[id].source]
      guard !graph.files[source.file].isIncomplete else { continue }
      log.report(PopoverWithoutAnchor(source: source.label), at: graph.kindPlace(of: id))
    }
  }
}

extension SceneGraph {
  /// Whether something on the screen fires a segue, at which a popover points then.
  fileprivate func isFiredOnScreen(_ segue: ID<Segue>) -> Bool {
    switch segues[segue].trigger {
    case .code: false
    case .container: true
    case .object(let id): objects[id].kind.trigger?.isOnScreen ?? true
    }
  }
}

struct PopoverWithoutAnchor: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    A popover has an arrow that points at a view or a bar button item. Without one UIKit raises an exception where
    there is room for popovers, as on an iPad: "should have a non-nil sourceView or barButtonItem set before the
    presentation occurs".

        <viewController id="home">
          <segue kind="popover" identifier="showColors" destination="colors"/>
        </viewController>

    Name a view or a bar button item of the scene:

        <segue kind="popover" identifier="showColors" destination="colors" popoverAnchorView="colorButton"/>

    or put the segue into the button that fires it, which it points at then. If code sets the anchor, in
    `prepare(for:sender:)`, say so in front of it: `<!-- scenec:ignore popover-without-anchor - set in code -->`.
    """
  let source: String

  var text: String { "this popover has nothing to point at" }
  var help: String? { "add popoverAnchorView=\"…\" with the id of a view of '\(source)', or move it into a button" }
}
