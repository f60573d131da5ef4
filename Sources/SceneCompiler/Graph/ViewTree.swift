import SceneDiagnostics

/// A tree of views: what belongs to one owner, and what names, outlets and constraints of it can refer to.
struct ViewTree: Sendable {
  /// What a tree belongs to.
  enum Owner: Sendable {
    /// A controller, whose view is the root.
    case controller(ID<Controller>)
  }

  /// What it belongs to.
  let owner: Owner
  /// The file it is in, as an index of the graph's files.
  let file: Int
  /// The view at its root, where the scene holds it.
  var root: ID<SceneObject>?
  /// Views beside it, which belong to properties of the owner: the title view of a controller.
  var placed: [ID<SceneObject>] = []
  /// All that is in it, in the order of the file: also guides, constraints and bar button items, without segues.
  var objects: [ID<SceneObject>] = []
  /// The outlets of its owner.
  var outlets: [Outlet] = []
}

extension SceneGraph {
  /// The tree of a controller.
  func tree(of controller: ID<Controller>) -> ViewTree { trees[controllers[controller].tree] }

  /// The controller whose scene a tree is in.
  func controller(of tree: ID<ViewTree>) -> ID<Controller> {
    switch trees[tree].owner {
    case .controller(let id): id
    }
  }

  /// The controller whose scene an object is in.
  func controller(of object: SceneObject) -> ID<Controller> { controller(of: object.tree) }

  /// A place in the file of a tree.
  func place(_ range: SourceRange, in tree: ID<ViewTree>) -> Place { files[trees[tree].file].place(range) }
}
