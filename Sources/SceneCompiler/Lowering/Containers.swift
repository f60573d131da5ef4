/// Which controllers contain which: by embed segues and by relationships.
struct Containers {
  private var containers: [[ID<Controller>]]
  private let graph: SceneGraph

  init(_ graph: SceneGraph) {
    self.graph = graph
    containers = Array(repeating: [], count: graph.controllers.count)
    for id in graph.segueIDs {
      let segue = graph.segues[id]
      guard segue.kind == .embed || segue.kind == .relationship, let child = graph.destination(of: id) else { continue }
      if !containers[child.index].contains(segue.source) { containers[child.index].append(segue.source) }
    }
  }

  /// The one controller that ever contains another: the one its author names, or the only one there is.
  func onlyContainer(of id: ID<Controller>) -> ID<Controller>? {
    if let parent = graph.controllers[id].parent { return graph.target(of: parent) }
    return containers[id.index].count == 1 ? containers[id.index].first : nil
  }
}
