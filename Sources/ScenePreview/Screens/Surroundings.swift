import SceneCatalog
import SceneCompiler

/// The containers around each controller when users see it: the stack that it is pushed on, the tabs around that stack.
struct Surroundings {
  /// The containers of one controller.
  struct Containers {
    /// The navigation controller whose stack it is on.
    var navigation: ID<Controller>?
    /// Whether a back button leads away from it.
    var isPushed = false
    /// The controller below it on the stack.
    var previous: ID<Controller>?
    var tabs: ID<Controller>?
  }

  private var containers: [ID<Controller>: Containers] = [:]

  subscript(controller: ID<Controller>) -> Containers { containers[controller] ?? Containers() }

  /// Follows relationships and pushes from the controllers that are in no container. The first way to a controller counts.
  init(_ graph: SceneGraph) {
    var queue = Self.starts(graph)
    for start in queue { containers[start] = Containers() }
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      for segue in Self.segues(of: id, graph) {
        guard let target = graph.destination(of: segue), containers[target] == nil,
          let inside = surroundings(of: target, by: graph.segues[segue], from: id, graph)
        else { continue }
        containers[target] = inside
        queue.append(target)
      }
    }
  }

  /// The controllers that nothing contains or pushes come first; all others follow, for those in circles.
  private static func starts(_ graph: SceneGraph) -> [ID<Controller>] {
    var contained: Set<ID<Controller>> = []
    for id in graph.segueIDs {
      switch graph.segues[id].kind {
      case .relationship, .push, .show:
        if let target = graph.destination(of: id) { contained.insert(target) }
      default: break
      }
    }
    return graph.controllerIDs.filter { !contained.contains($0) }
  }

  private static func segues(of controller: ID<Controller>, _ graph: SceneGraph) -> [ID<Segue>] {
    graph.controllers[controller].segues
  }

  private func surroundings(
    of target: ID<Controller>, by segue: Segue, from source: ID<Controller>, _ graph: SceneGraph
  ) -> Containers? {
    var inside = self[source]
    switch (segue.kind, segue.relationship) {
    case (.relationship, .rootViewController):
      inside.navigation = source
      inside.isPushed = false
      inside.previous = nil
    case (.relationship, .viewControllers) where graph.controllers[source].container == .tabs:
      inside = Containers(tabs: source)
    case (.relationship, _): inside = Containers()
    case (.push, _), (.show, _):
      guard inside.navigation != nil else { return segue.kind == .show ? Containers() : inside }
      inside.isPushed = true
      inside.previous = source
      if hidesTabs(target, graph) { inside.tabs = nil }
    default: return Containers()
    }
    return inside
  }

  private func hidesTabs(_ controller: ID<Controller>, _ graph: SceneGraph) -> Bool {
    graph.controllers[controller].attributes.contains {
      $0.kind.name == ShownAttribute.hidesBottomBarWhenPushed.rawValue && Bool($0.value) == true
    }
  }
}
