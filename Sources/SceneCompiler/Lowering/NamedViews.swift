import SceneCatalog

/// The objects of a tree that code can reach by name: views, guides, cells, recognisers, constraints, items of bars and
/// objects of the author's with an id.
enum NamedViews {
  static func all(in tree: ID<ViewTree>, _ graph: SceneGraph) -> [ID<SceneObject>] {
    graph.trees[tree].objects.filter { id in
      let object = graph.objects[id]
      guard object.name != nil else { return false }
      if !object.kind.role.isDisjoint(with: parts) { return true }
      // The items of a controller are properties of its scene.
      return object.parent != nil && !object.kind.role.isDisjoint(with: items)
    }
  }

  private static let parts: Role = [
    .anyView, .refreshControl, .collectionLayout, .layoutGuide, .constraint, .gestureRecognizer,
    .object, .searchController,
  ]
  private static let items: Role = [.barButtonItem, .tabBarItem, .navigationItem]

  /// The Swift type of an object.
  static func type(of id: ID<SceneObject>, _ graph: SceneGraph) -> String {
    graph.objects[id].kind.role == .constraint ? "NSLayoutConstraint" : graph.typeName(of: id)
  }
}
