import SceneCatalog
import SceneDiagnostics

/// A tree of views: what belongs to one owner, and what names, outlets and constraints of it can refer to.
package struct ViewTree: Sendable {
  /// The owner of a tree.
  package enum Owner: Sendable {
    /// A controller, whose view is the root.
    case controller(ID<Controller>)
    /// A table or collection in another tree, which makes views like the root, a prototype, as often as it needs them.
    case list(ID<SceneObject>)
    /// The file: code makes views like the root, or registers the root as a prototype of any list.
    case file
  }

  /// The owner of the tree.
  package private(set) var owner: Owner
  /// The file it is in, as an index of the graph's files.
  package private(set) var file: Int
  /// The view at its root, where the scene holds it.
  package var root: ID<SceneObject>?
  /// Views beside it, which belong to properties of the owner: the title view of a controller.
  package var placed: [ID<SceneObject>] = []
  /// What its owner's scene makes beside them: views in no other view, objects of the app, a search controller.
  package var detached: [ID<SceneObject>] = []
  /// All that is in it, in the order of the file: also guides, constraints and bar button items, without segues, and
  /// without what is in prototypes.
  package var objects: [ID<SceneObject>] = []
  /// The outlets of its controller.
  package internal(set) var outlets: [Outlet] = []

  /// Moves what it refers to, for a graph with other files before its own.
  mutating func move(by offset: GraphOffset) {
    switch owner {
    case .controller(let id): owner = .controller(id.moved(by: offset.controllers))
    case .list(let id): owner = .list(id.moved(by: offset.objects))
    case .file: break
    }
    file += offset.files
    root = root?.moved(by: offset.objects)
    placed = placed.map { $0.moved(by: offset.objects) }
    detached = detached.map { $0.moved(by: offset.objects) }
    objects = objects.map { $0.moved(by: offset.objects) }
    outlets = outlets.map { $0.moved(by: offset) }
  }

  /// Whether it is the tree of a controller's scene.
  var isScene: Bool { if case .controller = owner { true } else { false } }
}

extension SceneGraph {
  /// The tree of a controller.
  package func tree(of controller: ID<Controller>) -> ViewTree { trees[controllers[controller].tree] }

  /// The controller whose scene a tree is in; nil for the views of a file.
  package func controller(of tree: ID<ViewTree>) -> ID<Controller>? {
    switch trees[tree].owner {
    case .controller(let id): id
    case .list(let list): controller(of: objects[list].tree)
    case .file: nil
    }
  }

  /// The controller whose scene an object is in; nil for the views of a file.
  package func controller(of object: SceneObject) -> ID<Controller>? { controller(of: object.tree) }

  /// The trees in the scene of a controller: its own and those of its prototypes.
  func trees(in controller: ID<Controller>) -> [ID<ViewTree>] { trees(inside: controllers[controller].tree) }

  /// A tree, and those of its prototypes, in the order of the file.
  func trees(inside tree: ID<ViewTree>) -> [ID<ViewTree>] {
    [tree] + prototypes(in: tree).flatMap { trees(inside: $0) }
  }

  /// The prototypes of the lists in a tree, in the order of the file.
  func prototypes(in tree: ID<ViewTree>) -> [ID<ViewTree>] { trees[tree].objects.flatMap { objects[$0].prototypes } }

  /// The trees of a file: those of its controllers, its views that are no controller's, and the prototypes in them.
  func trees(ofFile file: Int) -> [ID<ViewTree>] {
    files[file].controllers.flatMap { trees(in: $0) } + files[file].trees.flatMap { trees(inside: $0) }
  }

  /// The name of a tree in messages: that of the controller or of the root view.
  package func label(of tree: ID<ViewTree>) -> String {
    if case .controller(let id) = trees[tree].owner { return controllers[id].label }
    guard let root = trees[tree].root.map({ objects[$0] }) else { return "" }
    return root[.reuseIdentifier] ?? root.name?.text ?? root.kind.name
  }

  /// The object that makes the views of a file's tree and has outlets to what is in it, if the scene names one.
  func fileOwner(of tree: ID<ViewTree>) -> ID<SceneObject>? {
    guard case .file = trees[tree].owner else { return nil }
    return trees[tree].objects.first { objects[$0].kind.role == .owner }
  }

  /// The objects of a tree by their ids; of several with the same id, the first.
  package func objectsByName(in tree: ID<ViewTree>) -> [String: ID<SceneObject>] {
    Dictionary(
      trees[tree].objects.lazy.compactMap { id in objects[id].name.map { ($0.text, id) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// A place in the file of a tree.
  func place(_ range: SourceRange, in tree: ID<ViewTree>) -> Place { files[trees[tree].file].place(range) }
}
