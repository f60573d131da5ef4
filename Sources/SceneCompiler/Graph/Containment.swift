import SceneCatalog

/// Which controllers contain which: by embed segues, and by the relationships of UIKit's own containers.
///
/// A placeholder is looked through, so that a child is the controller itself wherever its scene is one of these files'.
struct Containment: Sendable {
  /// One segue that puts one controller into another.
  struct Edge: Sendable {
    /// The segue: an embed segue or a relationship.
    let segue: ID<Segue>
    /// The controller that contains.
    let parent: ID<Controller>
    /// The controller that is contained.
    let child: ID<Controller>
  }

  /// All edges, in the order of the segues.
  let edges: [Edge]
  private var edgesByParent: [[Edge]]
  private var edgesByChild: [[Edge]]

  init(_ graph: SceneGraph) {
    edges = graph.segueIDs.compactMap { Self.edge(of: $0, in: graph) }
    edgesByParent = Array(repeating: [], count: graph.controllers.count)
    edgesByChild = edgesByParent
    for edge in edges {
      edgesByParent[edge.parent.index].append(edge)
      edgesByChild[edge.child.index].append(edge)
    }
  }

  private static func edge(of segue: ID<Segue>, in graph: SceneGraph) -> Edge? {
    guard graph.segues[segue].kind == .embed || graph.segues[segue].kind == .relationship else { return nil }
    return graph.destination(of: segue).map { Edge(segue: segue, parent: graph.segues[segue].source, child: $0) }
  }

  /// What a controller contains.
  func children(of controller: ID<Controller>) -> [Edge] { edgesByParent[controller.index] }

  /// What contains a controller.
  func parents(of controller: ID<Controller>) -> [Edge] { edgesByChild[controller.index] }

  /// The one controller that ever contains another: the one its author names, or the only one there is.
  func onlyParent(of child: ID<Controller>, in graph: SceneGraph) -> ID<Controller>? {
    if let parent = graph.controllers[child].parent { return graph.target(of: parent) }
    let parents = parents(of: child)
    return parents.allSatisfy { $0.parent == parents[0].parent } ? parents.first?.parent : nil
  }
}

extension SceneGraph {
  /// The controller at the bottom of a navigation controller's stack, or of a placeholder's for one.
  func navigationRoot(of controller: ID<Controller>) -> ID<Controller>? {
    guard let navigation = target(of: controller), controllers[navigation].container == .navigation else { return nil }
    let root = controllers[navigation].segues.first { segues[$0].relationship == .rootViewController }
    return root.flatMap { destination(of: $0) }
  }
}
