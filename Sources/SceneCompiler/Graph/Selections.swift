import SceneCatalog

extension SceneGraph {
  /// The prototypes of a list for whose cells selecting one does something, by their reuse identifiers.
  func selections(of list: ID<SceneObject>) -> [(identifier: String, cell: ID<SceneObject>)] {
    objects[list].prototypes.compactMap { tree in
      guard let cell = trees[tree].root, objects[cell].kind.trigger == .selection,
        !objects[cell].segues.isEmpty || !objects[cell].actions.isEmpty,
        let identifier = objects[cell][.reuseIdentifier]
      else { return nil }
      return (identifier, cell)
    }
  }
}
