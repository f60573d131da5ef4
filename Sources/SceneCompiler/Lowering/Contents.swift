/// What a segue shows when it leads to a container: the controllers inside, looked through navigation, tabs and columns.
struct Contents {
  /// The controllers that a container shows from the start, itself if it is not a container of a fixed set.
  static func leaves(_ id: ID<Controller>, _ graph: SceneGraph) -> [ID<Controller>] {
    let children = relationships(of: id, graph)
    guard !children.isEmpty, graph.controllers[id].container != .pages else { return [id] }
    return children.flatMap { leaves($0.child, graph) }
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
