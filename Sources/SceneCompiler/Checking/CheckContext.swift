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

  init(_ graph: SceneGraph) {
    self.graph = graph
    containment = Containment(graph)
    flow = Flow(graph)
    starts = FlowStarts(graph, flow)
    surroundings = FlowSurroundings(graph, flow, starts)
    placeholders = PlaceholderUse(graph)
  }
}
