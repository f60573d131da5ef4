import SceneCatalog

/// The ways through the scenes: which segues lead to a controller, placeholders looked through.
///
/// Unwind segues are no ways: they lead back to what is there already.
struct Flow: Sendable {
  /// For each controller, the segues that lead to it from another one.
  private var arrivals: [[ID<Segue>]]
  /// For each controller, whether a segue that leaves it was not understood, so that it may lead anywhere.
  private var hasLostWay: [Bool]

  init(_ graph: SceneGraph) {
    arrivals = Array(repeating: [], count: graph.controllers.count)
    hasLostWay = Array(repeating: false, count: graph.controllers.count)
    for id in graph.segueIDs {
      let segue = graph.segues[id]
      if segue.kind == nil || segue.destination == nil { hasLostWay[segue.source.index] = true }
      guard segue.kind != .unwind, let destination = graph.destination(of: id), destination != segue.source else {
        continue
      }
      arrivals[destination.index].append(id)
    }
  }

  /// The segues that lead to a controller from another one.
  func arrivals(at controller: ID<Controller>) -> [ID<Segue>] { arrivals[controller.index] }

  /// Whether a segue that leaves a controller was not understood.
  func hasLostWay(from controller: ID<Controller>) -> Bool { hasLostWay[controller.index] }
}

extension SceneGraph {
  /// The destinations of a controller's segues, without unwind segues.
  func ways(from controller: ID<Controller>) -> some Sequence<(segue: ID<Segue>, destination: ID<Controller>)> {
    controllers[controller].segues.lazy.compactMap { segue in
      guard segues[segue].kind != .unwind, let destination = destination(of: segue) else { return nil }
      return (segue, destination)
    }
  }
}
