/// What checks look at: the graph, and what several of them need to know of it, found out once.
struct CheckContext: Sendable {
  /// The scenes.
  let graph: SceneGraph
  /// Which controllers contain which.
  let containment: Containment

  init(_ graph: SceneGraph) {
    self.graph = graph
    containment = Containment(graph)
  }
}
