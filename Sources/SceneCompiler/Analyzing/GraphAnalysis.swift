import SceneCatalog

/// Facts about a graph that checks, lowering and maps share: found once, after the graph is resolved.
struct GraphAnalysis: Sendable {
  /// The scenes.
  let graph: SceneGraph
  /// Which controllers contain which.
  let containment: Containment
  /// Which segues lead to which controllers.
  let flow: Flow
  /// The roots of the flow.
  let starts: FlowStarts
  /// The segues that lead out of each controller; same order as the graph's controllers.
  private let segues: [DistinctSegues]

  init(_ graph: SceneGraph) {
    self.graph = graph
    containment = Containment(graph)
    flow = Flow(graph)
    starts = FlowStarts(graph, flow)
    segues = graph.controllerIDs.inParallelRuns { run in run.map { DistinctSegues($0, graph) } }
  }

  /// The segues of a controller that are no relationships.
  func segues(of controller: ID<Controller>) -> DistinctSegues { segues[controller.index] }

  /// Whether the generated code makes a subclass of a controller's class, which makes its view, children and segues.
  func isSubclassed(_ id: ID<Controller>) -> Bool {
    let controller = graph.controllers[id]
    let tree = graph.trees[controller.tree]
    return !controller.isPlaceholder
      && (tree.root != nil || !tree.placed.isEmpty || !tree.detached.isEmpty || !controller.barItems.isEmpty
        || !controller.keyCommands.isEmpty
        || !segues(of: id).all.isEmpty
        || !tree.outlets.isEmpty || controller.container == .pages || containment.makesChildren(id))
  }
}
