import SceneCatalog

/// The objects of a tree that code can reach by name: views, guides, cells and their labels, recognisers, constraints,
/// items of bars and objects of the app with an id.
enum NamedViews {
  static func all(in tree: ID<ViewTree>, _ graph: SceneGraph) -> [ID<SceneObject>] {
    graph.trees[tree].objects.filter { id in
      let object = graph.objects[id]
      guard object.name != nil else { return false }
      if object.kind.role.isOne(of: parts) { return true }
      // The items of a controller are properties of its scene.
      return object.parent != nil && object.kind.role.isOne(of: items)
    }
  }

  private static let parts: Roles = .laidOut.union([
    .refreshControl, .collectionLayout, .constraint, .gestureRecognizer, .object, .searchController, .part,
  ])
  private static let items: Roles = [.barButtonItem, .tabBarItem, .navigationItem]

  /// The Swift type of an object.
  static func type(of id: ID<SceneObject>, _ graph: SceneGraph) -> String {
    let object = graph.objects[id]
    if object.kind.role == .constraint { return "NSLayoutConstraint" }
    return graph.typeName(of: id) + (object.isHeldAsOptional ? "?" : "")
  }
}

extension SceneObject {
  /// Whether it is a view that another makes for itself, and may not have: the second label of a cell.
  var isHeldAsOptional: Bool {
    if case .held(_, let isOptional)? = kind.placement { isOptional } else { false }
  }
}
