import SceneCatalog
import SceneDiagnostics

/// What is in prototypes and in views of the file can be made without a controller's scene.
enum TreeContents: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    ActionWithoutReceiver.self, ElementOutsideScene.self, UnnamedView.self,
  ]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for tree in part.treeIDs where !graph.trees[tree].isScene {
      checkName(of: tree, graph, &log)
      for id in graph.trees[tree].objects { check(id, graph, &log) }
    }
  }

  private static func checkName(of tree: ID<ViewTree>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    guard let root = graph.trees[tree].root.map({ graph.objects[$0] }), root.kind.reuse == nil, root.name == nil,
      !root.isDamaged
    else { return }
    log.report(UnnamedView(element: root.kind.name), at: graph.place(root.range, in: tree))
  }

  private static func check(_ id: ID<SceneObject>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let object = graph.objects[id]
    if object.isContainer || object.kind.role == .tableSection {
      log.report(ElementOutsideScene(element: object.kind.name), at: graph.place(object.range, of: id))
    }
    for action in object.actions
    where action.destinationName == nil && graph.receiver(of: action, in: object.tree) == nil {
      log.report(
        ActionWithoutReceiver(method: action.name.text, view: graph.label(of: object.tree)),
        at: graph.place(action.name.range, of: id))
    }
  }
}

struct UnnamedView: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Code makes a view of the file by a function that is named after the id of the view: `MainScenes.makeBanner()`.

    Wrong:

        <scenes>
          <view customClass="Banner"/>
        </scenes>

    Right:

        <scenes>
          <view id="banner" customClass="Banner"/>
        </scenes>
    """
  let element: String

  var text: String { "this '\(element)' needs an 'id', which the function that makes it is named after" }
}

struct ElementOutsideScene: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A container view shows another controller in the scene of its own, and the sections of a table are kept by the scene. A
    prototype is made again for each cell, and a view of the file belongs to no controller, so neither holds one of these.

    To show a controller in a cell, make the controller in code and add its view where the cell is configured. A table in a
    cell or in a view of the file has a data source.
    """
  let element: String

  var text: String { "a '\(element)' stands in the view of a controller only" }
}

struct ActionWithoutReceiver: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An action calls a method of the scene's controller unless it names a `destination`. A view of the file is in no
    controller's scene: the action names a view in it, or the view has an `owner`.

    Wrong:

        <scenes>
          <view id="banner" customClass="Banner">
            <button title="Close"><action selector="close"/></button>
          </view>
        </scenes>

    Right:

        <scenes>
          <view id="banner" customClass="Banner">
            <button title="Close"><action selector="close" destination="banner"/></button>
          </view>
        </scenes>
    """
  let method: String
  let view: String

  var text: String { "'\(view)' is in no controller's scene; say whose method '\(method)' is" }
  var help: String? { "give the action a 'destination', or the view an 'owner'" }
}
