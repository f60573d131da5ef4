import SceneCatalog

/// The objects of a scene that code can reach by name: views, guides, cells, recognisers and constraints with an id.
enum NamedViews {
  static func all(of scene: ID<Controller>, _ graph: SceneGraph) -> [ID<SceneObject>] {
    guard graph.tree(of: scene).root != nil else { return [] }
    let parts: Role = [
      .view, .refreshControl, .tableCell, .collectionLayout, .layoutGuide, .constraint, .gestureRecognizer,
    ]
    return graph.tree(of: scene).objects.filter { id in
      graph.objects[id].name != nil && !graph.objects[id].kind.role.isDisjoint(with: parts)
    }
  }

  /// The Swift type of an object.
  static func type(of object: SceneObject) -> String {
    object.kind.role == .constraint ? "NSLayoutConstraint" : object.typeName
  }
}
