import SceneCatalog
import SceneDiagnostics

/// No view of a file contains itself, neither directly nor by way of others.
enum ViewCycles: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [ViewCycle.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    let uses = Dictionary(
      grouping: graph.objectIDs.compactMap { id in
        graph.objects[id].used.map { Use(view: graph.objects[id].tree, object: id, used: $0) }
      }, by: \.origin)
    if uses.isEmpty { return }
    for cycle in CycleSearch.cycles(among: graph.trees.count, { uses[$0] ?? [] }) { report(cycle, graph, &log) }
  }

  private static func report(_ cycle: [Use], _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let places = cycle.map { use in
      graph.place(graph.objects[use.object].name(of: .use)?.range ?? graph.objects[use.object].range, of: use.object)
    }
    let names = cycle.map { graph.label(of: $0.view) }
    let notes = zip(zip(names, cycle), places).dropFirst().map { step, place in
      Note("'\(step.0)' uses '\(graph.label(of: step.1.used))' here", at: place)
    }
    log.report(ViewCycle(views: names), at: places[0], notes: notes)
  }

  /// A view of the file that stands in another.
  private struct Use: CycleEdge {
    let view: ID<ViewTree>
    let object: ID<SceneObject>
    let used: ID<ViewTree>

    var origin: Int { view.index }
    var target: Int { used.index }
  }
}

struct ViewCycle: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A view is made with all that is in it. Where a view uses itself, or one that uses it, a new one would be made inside,
    without end.

    Wrong:

        <scenes>
          <view id="comment">
            <label text="…"/>
            <view use="comment"/>
          </view>
        </scenes>

    Right:

        <scenes>
          <view id="comment">
            <label text="…"/>
            <stackView id="replies"/>
          </view>
        </scenes>

    Code knows how deep views go, and adds each: `replies.addArrangedSubview(MainScenes.makeComment())`.
    """
  let views: [String]

  var text: String {
    let first = views.first ?? ""
    guard views.count > 1 else { return "'\(first)' cannot use itself" }
    return "views contain each other without end: " + (views + [first]).map { "'\($0)'" }.joined(separator: ", ")
  }
}
