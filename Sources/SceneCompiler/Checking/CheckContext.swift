import SceneDiagnostics

/// What checks look at: the graph, and what several of them need to know of it, found out once.
struct CheckContext: Sendable {
  /// The scenes.
  let graph: SceneGraph
  /// Which controllers contain which.
  let containment: Containment
  /// Which segues lead to which controllers.
  let flow: Flow
  /// Where an app comes into the scenes.
  let starts: FlowStarts
  /// What controllers are inside of.
  let surroundings: FlowSurroundings
  /// Which placeholders are used.
  let placeholders: PlaceholderUse
  /// The classes of the module, if its Swift sources are at hand.
  let classes: SourceClasses?

  init(_ graph: SceneGraph, sources: [SceneFile]? = nil) {
    self.graph = graph
    classes = sources.map { SourceClasses($0, graph) }
    containment = Containment(graph)
    flow = Flow(graph)
    starts = FlowStarts(graph, flow)
    surroundings = FlowSurroundings(graph, flow, starts)
    placeholders = PlaceholderUse(graph)
  }
}
