/// What checks look at: the graph, and what several of them need to know of it, found out once.
struct CheckContext: Sendable {
  /// The scenes.
  let graph: SceneGraph

  init(_ graph: SceneGraph) {
    self.graph = graph
  }
}
