import SceneCatalog

/// The objects of a tree that code can reach by name: views, guides, cells, recognisers and constraints with an id.
enum NamedViews {
  static func all(in tree: ID<ViewTree>, _ graph: SceneGraph) -> [ID<SceneObject>] {
    guard graph.trees[tree].root != nil else { return [] }
    let parts: Role = [
      .anyView, .refreshControl, .collectionLayout, .layoutGuide, .constraint, .gestureRecognizer,
    ]
    return graph.trees[tree].objects.filter { id in
      graph.objects[id].name != nil && !graph.objects[id].kind.role.isDisjoint(with: parts)
    }
  }

  /// The Swift type of an object.
  static func type(of object: SceneObject) -> String {
    object.kind.role == .constraint ? "NSLayoutConstraint" : object.typeName
  }
}
