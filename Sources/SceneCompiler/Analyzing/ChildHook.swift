import SceneCatalog

/// A method of an author's class that makes a tab, a column or a page which needs values: `makeLibrary(forTabs:)`.
///
/// The class is that of the container or, if it has none, that of the controller which makes the container: by a segue, or
/// as a container around it.
struct ChildHook: Sendable {
  /// The relationship that puts the child into its container, or a navigation controller around it.
  let relationship: ID<Segue>
  /// The child that needs values.
  let recipient: ID<Controller>
  /// The method.
  let method: DestinationHook

  /// Nil where the child needs no more than its relationships give, or where they give only a part.
  ///
  /// - Parameter relationships: what puts the child into the container: one, and that of a navigation controller between.
  init?(_ relationships: [ID<Segue>], for child: ID<Controller>, _ graph: SceneGraph) {
    guard let first = relationships.first, let container = graph.controllers[graph.segues[first].source].container,
      container != .navigation
    else { return nil }
    let source = graph.segues[first].source
    recipient = graph.recipient(of: child)
    let given = Set(
      (relationships.flatMap { graph.segues[$0].arguments } + graph.rootArguments(of: child)).map(\.name.text))
    let parameters = graph.controllers[recipient].parameters
    guard parameters.contains(where: { $0.fallback == nil }), given.isDisjoint(with: parameters.map(\.name.text)),
      !graph.isRepeatedPage(first)
    else { return nil }
    relationship = first
    method = DestinationHook(
      making: graph.controllers[recipient].label, in: graph.controllers[source].label)
  }

  /// The relationships whose arguments reach a child of a controller which itself is reached by some.
  static func passed(
    _ relationships: [ID<Segue>], through controller: ID<Controller>, to child: ID<Segue>, _ graph: SceneGraph
  ) -> [ID<Segue>] {
    graph.controllers[controller].container == .navigation ? relationships + [child] : [child]
  }
}

extension SceneGraph {
  /// Whether a controller has a class of the app.
  func hasAuthorClass(_ id: ID<Controller>) -> Bool {
    let controller = controllers[id]
    guard !controller.isPlaceholder, let name = controller.customClass?.text else { return false }
    return controller.has(.customModule) || !UIKitClasses.contains(name)
  }

  /// Whether a page stands in its container more than once, so that a method could not tell which it makes.
  fileprivate func isRepeatedPage(_ relationship: ID<Segue>) -> Bool {
    let source = controllers[segues[relationship].source]
    guard source.container == .pages, let page = destination(of: relationship) else { return false }
    return source.segues.contains {
      $0 != relationship && segues[$0].kind == .relationship && destination(of: $0) == page
    }
  }
}

extension Containment {
  /// The methods by which a container's own class makes children.
  func ownHooks(of container: ID<Controller>, _ graph: SceneGraph) -> [ChildHook] {
    guard graph.hasAuthorClass(container), let kind = graph.controllers[container].container, kind != .navigation else {
      return []
    }
    var search = ChildHookSearch(self, graph)
    for edge in relationships(of: container) { search.add([edge.segue], edge.child) }
    return search.found
  }

  /// The methods by which the source of a segue makes children of the destination.
  func hooks(inside destination: ID<Controller>, _ graph: SceneGraph) -> [ChildHook] {
    var search = ChildHookSearch(self, graph)
    search.addChildren(of: destination, [])
    return search.found
  }
}

/// Looks for children that need values, in containers that have no class to make them.
private struct ChildHookSearch {
  private(set) var found: [ChildHook] = []
  private let containment: Containment
  private let graph: SceneGraph
  /// A container inside itself has been reported.
  private var seen: Set<ID<Controller>> = []

  init(_ containment: Containment, _ graph: SceneGraph) {
    self.containment = containment
    self.graph = graph
  }

  mutating func add(_ relationships: [ID<Segue>], _ child: ID<Controller>) {
    if let hook = ChildHook(relationships, for: child, graph) {
      found.append(hook)
    } else {
      addChildren(of: child, relationships)
    }
  }

  mutating func addChildren(of id: ID<Controller>, _ relationships: [ID<Segue>]) {
    guard let container = graph.controllers[id].container, container != .pages, seen.insert(id).inserted,
      container == .navigation || !graph.hasAuthorClass(id)
    else { return }
    for edge in containment.relationships(of: id) {
      add(ChildHook.passed(relationships, through: id, to: edge.segue, graph), edge.child)
    }
  }
}

extension GraphAnalysis {
  /// The methods by which the class of a controller makes children of containers.
  func childHooks(of id: ID<Controller>) -> [ChildHook] {
    guard graph.hasAuthorClass(id) else { return [] }
    var seen: Set<String> = []
    let ways = segues(of: id).all.filter { $0.kind != .unwind }
    let all = containment.ownHooks(of: id, graph) + ways.flatMap { containment.hooks(inside: $0.destination, graph) }
    return all.filter { seen.insert($0.method.fullName).inserted }
  }

  /// Whether there is a class that makes the children of a container, whichever way the container is made.
  func hasMaker(ofChildrenIn container: ID<Controller>) -> Bool {
    var open = [container]
    var seen: Set<ID<Controller>> = []
    while let id = open.popLast() {
      guard seen.insert(id).inserted else { continue }
      let kind = graph.controllers[id].container
      if kind != .navigation, kind != nil, graph.hasAuthorClass(id) { continue }
      let ways = flow.arrivals(at: id)
      guard kind != .pages, !ways.isEmpty, !graph.files.contains(where: { $0.initial == id }) else { return false }
      for way in ways {
        let source = graph.segues[way].source
        if graph.segues[way].kind == .relationship {
          open.append(source)
        } else if !graph.hasAuthorClass(source) {
          return false
        }
      }
    }
    return true
  }
}
