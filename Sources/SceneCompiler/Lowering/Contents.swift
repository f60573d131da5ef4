import SceneCatalog

/// What a segue shows when it leads to a container: the controllers inside, looked through navigation, tabs and columns.
struct Contents {
  /// The controllers that a container shows from the start, itself if it is not a container of a fixed set.
  static func leaves(_ id: ID<Controller>, _ graph: SceneGraph) -> [ID<Controller>] {
    let children = relationships(of: id, graph)
    guard !children.isEmpty, graph.controllers[id].container != .pages else { return [id] }
    return children.flatMap { leaves($0.child, graph) }
  }

  /// A controller, and what is made together with it where it is a navigation, tab bar or split view controller.
  static func shown(by id: ID<Controller>, _ graph: SceneGraph) -> [ID<Controller>] {
    var shown = [id]
    var seen: Set<ID<Controller>> = [id]
    var next = 0
    while next < shown.count {
      let container = shown[next]
      next += 1
      guard graph.controllers[container].container != .pages else { continue }
      shown += relationships(of: container, graph).map(\.child).filter { seen.insert($0).inserted }
    }
    return shown
  }

  /// A controller that a second relationship puts into what is made together.
  struct Repetition {
    let child: ID<Controller>
    let segue: ID<Segue>
  }

  /// The first controller that is made twice where a container is made, if one is.
  static func repetition(in id: ID<Controller>, _ graph: SceneGraph) -> Repetition? {
    var open = [id]
    var seen: Set<ID<Controller>> = [id]
    while let container = open.popLast() {
      guard graph.controllers[container].container != .pages else { continue }
      for (segue, child) in relationships(of: container, graph) {
        if seen.insert(child).inserted {
          open.append(child)
        } else if !shown(by: child, graph).contains(container) {  // Else it is inside itself, which is another story.
          return Repetition(child: child, segue: segue)
        }
      }
    }
    return nil
  }

  /// What the container views of a scene show, each controller once.
  static func embedded(in scene: ID<Controller>, _ graph: SceneGraph) -> [ID<Controller>] {
    var seen: Set<ID<Controller>> = []
    return graph.controllers[scene].segues.flatMap { segue in
      graph.segues[segue].kind == .embed ? graph.destination(of: segue).map { shown(by: $0, graph) } ?? [] : []
    }.filter { seen.insert($0).inserted }
  }

  /// The children that relationships make, in order, with the relationship's segue.
  static func relationships(
    of id: ID<Controller>, _ graph: SceneGraph
  ) -> [(segue: ID<Segue>, child: ID<Controller>)] {
    graph.controllers[id].segues.compactMap { segue in
      guard graph.segues[segue].kind == .relationship, let child = graph.destination(of: segue) else { return nil }
      return (segue, child)
    }
  }
}
