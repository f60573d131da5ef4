import SceneCatalog
import SceneDiagnostics

/// What selecting a cell of a prototype calls can be reached without what is in the cell.
enum PrototypeReceivers: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [UnreachableReceiver.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for tree in part.treeIDs {
      guard let cell = graph.trees[tree].root, graph.objects[cell].kind.reuse != nil else { continue }
      for action in graph.objects[cell].actions where !isReachable(action, from: cell, of: graph.trees[tree]) {
        log.report(
          UnreachableReceiver(name: action.destinationName?.text, isInList: graph.trees[tree].isOfList),
          at: graph.place((action.destinationName ?? action.name).range, of: cell))
      }
    }
  }

  private static func isReachable(_ action: Action, from cell: ID<SceneObject>, of tree: ViewTree) -> Bool {
    guard tree.isOfList else { return false }
    if case .object(let receiver)? = action.destination { return receiver == cell }
    return true
  }
}

extension ViewTree {
  fileprivate var isOfList: Bool { if case .list = owner { true } else { false } }
}

struct UnreachableReceiver: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Selecting a cell of a prototype calls a method of the controller, of the cell, or of the first responder: the scene
    hears of the selection from the table, and knows the cell, but not what is in it. The cell can pass the call on.

    Wrong:

        <tableView>
          <tableViewCell reuseIdentifier="Episode" customClass="EpisodeCell">
            <progressView id="progress" customClass="Ring"/>
            <action selector="flash" destination="progress"/>
          </tableViewCell>
        </tableView>

    Right:

        <tableView>
          <tableViewCell id="cell" reuseIdentifier="Episode" customClass="EpisodeCell">
            <progressView id="progress" customClass="Ring"/>
            <action selector="flash" destination="cell"/>
            <outlet property="ring" destination="progress"/>
          </tableViewCell>
        </tableView>

    A cell of the file belongs to no table of a scene. The code that registers it in a table receives the selection.
    """
  /// Whose method it should be, where the action says that.
  let name: String?
  let isInList: Bool

  var text: String {
    guard isInList else { return "this cell is in no table of a scene, which would hear that it is selected" }
    return "selecting a cell of a prototype cannot reach '\(name ?? "")', which is in the cell"
  }
  var help: String? { isInList ? "call a method of the cell or of the controller" : nil }
}
