import SceneCatalog

/// Which controllers contain which: by embed segues, and by the relationships of UIKit's own containers.
///
/// A placeholder is replaced by the controller that it stands for, wherever its scene is one of these files'.
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

  private let graph: SceneGraph
  private var edgesByParent: [[Edge]]
  private var edgesByChild: [[Edge]]
  /// The containers whose class makes children by methods.
  private var makers: Set<ID<Controller>> = []
  /// The names of children that several container views of one scene show, by the embed segues.
  private var ownNames: [ID<Segue>: String] = [:]

  init(_ graph: SceneGraph) {
    self.graph = graph
    edgesByParent = Array(repeating: [], count: graph.controllers.count)
    edgesByChild = edgesByParent
    for segue in graph.segueIDs {
      guard graph.segues[segue].kind == .embed || graph.segues[segue].kind == .relationship,
        let child = graph.destination(of: segue)
      else { continue }
      let edge = Edge(segue: segue, parent: graph.segues[segue].source, child: child)
      edgesByParent[edge.parent.index].append(edge)
      // Between the controller and the results of its search is the search controller.
      if !graph.leadsToResults(segue) { edgesByChild[child.index].append(edge) }
    }
    for id in graph.controllerIDs where graph.controllers[id].container != nil && !ownHooks(of: id, graph).isEmpty {
      makers.insert(id)
    }
    for id in graph.controllerIDs { nameRepeated(in: id) }
  }

  /// Names the children that several container views of a scene show after the identifiers of the segues.
  private mutating func nameRepeated(in scene: ID<Controller>) {
    let edges = edgesByParent[scene.index].filter { graph.segues[$0.segue].kind == .embed }
    guard edges.count > 1 else { return }
    for edges in Dictionary(grouping: edges, by: \.child).values where edges.count > 1 {
      let containers = Set(edges.compactMap { graph.segues[$0.segue].container })
      let identifiers = edges.compactMap { graph.segues[$0.segue].identifier?.text }
      let names = identifiers.compactMap(SpelledName.lowerCamel)
      let isUsable = names.allSatisfy { !SwiftName.isKeyword($0) && !GeneratedNames.reserved.contains($0) }
      guard containers.count > 1, Set(names).count == edges.count, isUsable, shown(by: edges[0].child).count == 1 else {
        continue
      }
      for (edge, name) in zip(edges, names) { ownNames[edge.segue] = name }
    }
  }

  /// What code reaches the child of an embed segue by, where the scene shows the same controller in several container
  /// views; nil where that is the id of the controller.
  func ownName(ofChildBy segue: ID<Segue>) -> String? { ownNames[segue] }

  /// The names of a scene's embedded children, and of what is inside them.
  func childNames(in scene: ID<Controller>) -> [String] {
    embedded(in: scene).map { GeneratedNames.property(graph.controllers[$0].label) }
      + edgesByParent[scene.index].compactMap { ownNames[$0.segue] }
  }

  /// Whether the class of a container makes children by methods, when the container is made.
  func makesChildren(_ container: ID<Controller>) -> Bool { makers.contains(container) }

  /// The children of a controller, in the order of the file.
  func children(of controller: ID<Controller>) -> [Edge] { edgesByParent[controller.index] }

  /// The containers of a controller.
  func parents(of controller: ID<Controller>) -> [Edge] { edgesByChild[controller.index] }

  /// The one controller that ever contains another: the one that the scene names, or the only one there is.
  func onlyParent(of child: ID<Controller>) -> ID<Controller>? {
    if let parent = graph.controllers[child].parent { return graph.target(of: parent) }
    let parents = parents(of: child)
    return parents.allSatisfy { $0.parent == parents[0].parent } ? parents.first?.parent : nil
  }

  // MARK: Traversal

  /// The children that relationships make, in the order of the file.
  func relationships(of controller: ID<Controller>) -> [Edge] {
    edgesByParent[controller.index].filter { graph.segues[$0.segue].kind == .relationship }
  }

  /// The children of the container views of a scene, each controller once.
  func embedded(in scene: ID<Controller>) -> [ID<Controller>] {
    var seen: Set<ID<Controller>> = []
    return edgesByParent[scene.index].filter { graph.segues[$0.segue].kind == .embed }.flatMap {
      shown(by: $0.child)
    }
    .filter { seen.insert($0).inserted }
  }

  /// The controllers that a container shows from the start, itself if it is not a container of a fixed set, or if its own
  /// class makes some of them.
  func leaves(_ id: ID<Controller>) -> [ID<Controller>] {
    let children = relationships(of: id)
    guard !children.isEmpty, graph.controllers[id].container != .pages, !makesChildren(id) else { return [id] }
    return children.flatMap { leaves($0.child) }
  }

  /// A controller, and what is made together with it where it is a navigation, tab bar or split view controller.
  func shown(by id: ID<Controller>) -> [ID<Controller>] {
    var shown = [id]
    var seen: Set<ID<Controller>> = [id]
    var next = 0
    while next < shown.count {
      let container = shown[next]
      next += 1
      guard graph.controllers[container].container != .pages else { continue }
      shown += relationships(of: container).map(\.child).filter { seen.insert($0).inserted }
    }
    return shown
  }

  /// The first relationship that makes a controller a second time where a container is made, if one does.
  func repetition(in id: ID<Controller>) -> Edge? {
    var open = [id]
    var seen: Set<ID<Controller>> = [id]
    while let container = open.popLast() {
      guard graph.controllers[container].container != .pages else { continue }
      for edge in relationships(of: container) {
        if seen.insert(edge.child).inserted {
          open.append(edge.child)
        } else if !shown(by: edge.child).contains(container) {
          // Else it is inside itself, which `EmbedCycles` reports.
          return edge
        }
      }
    }
    return nil
  }
}
