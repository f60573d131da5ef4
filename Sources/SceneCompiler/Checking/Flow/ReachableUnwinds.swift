import SceneCatalog
import SceneDiagnostics

/// An unwind segue leads back to something that is there.
///
/// UIKit looks for the destination from the source outwards: in what contains it, then in what presents that, and at
/// each step in all that is contained there. So there has to be a controller from which the source can be reached, and
/// which is, or contains, the destination.
enum ReachableUnwinds: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [UnreachableUnwind.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    let unwinds = graph.segueIDs.filter { isChecked($0, context) }
    let byDestination = Dictionary(grouping: unwinds) { graph.destination(of: $0) }
    let destinations = byDestination.keys.compactMap(\.self).sorted { $0.index < $1.index }
    if destinations.isEmpty || hasLostContainment(graph) { return }
    let networks = Networks(context)
    let sources = whatMayUnwind(to: destinations, networks, graph)
    let uncertain = sources.starts(reachingAnyOf: networks.lost)
    for destination in destinations where !uncertain.contains(destination) {
      for id in byDestination[destination] ?? [] {
        let source = graph.segues[id].source
        let isThere =
          source == destination
          ? networks.repeating.contains(source) : sources.reaches(source, from: destination)
        if !isThere { report(id, graph, &log) }
      }
    }
  }

  /// Whether something is shown next to a controller that was not found, which has been reported: it may be any.
  private static func hasLostContainment(_ graph: SceneGraph) -> Bool {
    graph.segueIDs.contains { graph.isLost($0) && isContaining(graph.segues[$0].kind) }
  }

  /// The data for the search of unwind segues.
  private struct Networks {
    /// From what is contained to what contains it, or is below it in a stack.
    let outwards: FlowNetwork
    /// From each controller to what it shows or contains.
    let forwards: FlowNetwork
    /// The controllers that lead to others of their own kind, as a folder leads to folders.
    let repeating: Set<ID<Controller>>
    /// The controllers that present what was not found, which may be any.
    let lost: [ID<Controller>]

    init(_ context: CheckContext) {
      let graph = context.graph
      outwards = FlowNetwork(graph) { controller in
        context.flow.arrivals(at: controller).map { graph.segues[$0] }.filter { isContaining($0.kind) }.map(\.source)
      }
      let forwards = FlowNetwork(graph) { graph.ways(from: $0).map(\.destination) }
      let rings = forwards.groups.filter { $0.count > 1 }.joined()
      repeating = Set(rings).union(graph.controllerIDs.filter { forwards.neighbours[$0.index].contains($0) })
      self.forwards = forwards
      lost = Set(graph.segueIDs.filter { graph.isLost($0) }.map { graph.segues[$0].source }).sorted {
        $0.index < $1.index
      }
    }
  }

  /// The controllers from which one can unwind to each destination.
  private static func whatMayUnwind(
    to destinations: [ID<Controller>], _ networks: Networks, _ graph: SceneGraph
  ) -> Reachability {
    var sources = Reachability(from: destinations, graph)
    sources.propagate(along: networks.outwards)
    sources.propagate(along: networks.forwards)
    return sources
  }

  /// Whether a segue puts its destination next to its source, or into it, so that both are found together.
  private static func isContaining(_ kind: Segue.Kind?) -> Bool {
    switch kind {
    case .embed, .relationship, .push, .show, .showDetail, .replace, .custom, nil: true
    case .present, .popover, .unwind: false
    }
  }

  /// Whether enough is known of an unwind segue: where a controller that only code shows goes back to, only code knows.
  private static func isChecked(_ id: ID<Segue>, _ context: CheckContext) -> Bool {
    let graph = context.graph
    let segue = graph.segues[id]
    guard segue.kind == .unwind, let destination = graph.destination(of: id),
      !graph.controllers[destination].isPlaceholder, !graph.files[graph.controllers[segue.source].file].isIncomplete
    else { return false }
    switch context.starts.reach(of: segue.source) {
    case .initial where !graph.modules.isExposed: return true
    case .initial, .code: return !context.flow.arrivals(at: segue.source).isEmpty
    case .nothing: return false
    }
  }

  private static func report(_ id: ID<Segue>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    guard let destination = graph.destination(of: id) else { return }
    log.report(
      UnreachableUnwind(
        source: graph.label(of: graph.segues[id].source), destination: graph.label(of: destination)),
      at: graph.destinationPlace(of: id))
  }
}

struct UnreachableUnwind: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    An unwind segue leads back to a controller that is already there: one that contains, pushed or presented the
    source, or one that is contained in such a controller, as a neighbouring tab is. UIKit looks for it from the
    source outwards; when it finds nobody, nothing happens at all.

        <viewController id="home">
          <segue kind="present" identifier="edit" destination="editor"/>
          <segue kind="present" identifier="help" destination="help"/>
        </viewController>
        <viewController id="editor">
          <segue kind="unwind" identifier="done" destination="help" unwindAction="editorDidFinish(_:)"/>
        </viewController>

    `help` is not there while `editor` is shown; `home` is, for it presents `editor`:

        <segue kind="unwind" identifier="done" destination="home" unwindAction="editorDidFinish(_:)"/>

    To go on to a controller that is not there yet, use a segue of another kind, such as `present`.
    """
  let source: String
  let destination: String

  var text: String {
    source == destination
      ? "'\(source)' cannot unwind to itself"
      : "'\(source)' cannot unwind to '\(destination)', which is never there while '\(source)' is shown"
  }
  var help: String? { "unwind to what contains or shows '\(source)', or go forward with kind=\"present\"" }
}
