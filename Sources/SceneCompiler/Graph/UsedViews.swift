import SceneCatalog

/// Views of a file that stand in other trees, by `use`.
extension SceneGraph {
  /// What says what an object is: the root of the view of the file that it uses, or the object itself.
  package func definition(of object: ID<SceneObject>) -> ID<SceneObject> {
    var object = object
    // Views that use each other have no definition, which has been reported.
    for _ in trees.indices {
      guard let root = objects[object].used.flatMap({ trees[$0].root }) else { return object }
      object = root
    }
    return object
  }

  /// The owners of the file's views that a tree uses.
  enum UsedViewOwner {
    /// The controller of the scene.
    case controller(ID<Controller>)
    /// The owner of the view of the file that the tree is.
    case owner(ID<SceneObject>)
  }

  /// The owner of the file's views that a tree uses; nil if there is none.
  func usedViewOwner(in tree: ID<ViewTree>) -> UsedViewOwner? {
    controller(of: tree).map { .controller($0) } ?? fileOwner(of: tree).map { .owner($0) }
  }
}
