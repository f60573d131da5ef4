import SceneCatalog
import SceneDiagnostics

/// Who shows a detail is in a split view controller.
enum DetailSegues: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [DetailWithoutSplit.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs {
      let segues = graph.controllers[id].segues.filter {
        graph.segues[$0].kind == .showDetail || graph.segues[$0].kind == .replace
      }
      let container = graph.controllers[id].container
      let isPossible = context.surroundings.all(of: id).contains {
        $0.contains(.unknown) || $0.canShowDetail(from: container)
      }
      guard !segues.isEmpty, !isPossible else { continue }
      for segue in segues where graph.segues[segue].destination != nil {
        log.report(
          DetailWithoutSplit(
            sentence: graph.sentence(of: segue),
            isReplacement: graph.segues[segue].kind == .replace),
          at: graph.kindPlace(of: segue))
      }
    }
  }
}

struct DetailWithoutSplit: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    `showDetail` and `replace` put a controller into the secondary column of the split view controller that their
    source is in. Here there is none on any way to the source: `showDetail` presents the controller instead, and
    `replace` has nothing to replace.

        <viewController id="list">
          <segue kind="showDetail" identifier="showItem" destination="item"/>
        </viewController>

    Put the source into a column:

        <splitViewController id="main">
          <segue kind="relationship" relationship="primaryViewController" destination="list"/>
          <segue kind="relationship" relationship="secondaryViewController" destination="item"/>
        </splitViewController>

    or say what happens: `kind="show"` or `kind="present"`.
    """
  let sentence: String
  let isReplacement: Bool

  var text: String {
    "\(sentence) as \(isReplacement ? "a replacement" : "a detail"), but is never in a split view controller"
  }
  var help: String? {
    isReplacement
      ? "there is nothing to replace; write kind=\"show\" or kind=\"present\""
      : "it is presented instead; write kind=\"present\" if that is meant"
  }
}
