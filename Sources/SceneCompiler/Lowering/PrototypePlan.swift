import SceneCatalog

/// The plan of a prototype: a view that a list makes as often as it needs it.
struct PrototypePlan: Sendable {
  /// Its tree.
  let tree: ID<ViewTree>
  /// The view at the root of the tree.
  let root: ID<SceneObject>
  /// The reuse of the prototype by a list.
  let reuse: Reuse
  /// The reuse identifier.
  let identifier: String
  /// The name in Swift: `EpisodeCell`.
  let name: String
  /// The list that makes it, if there is one for each scene; nil where code says which.
  let list: ID<SceneObject>?
  /// The class of the app or of UIKit that it is of.
  let baseClass: String
  /// The generated class that the list makes: it knows the style, and has the views that code reaches by name.
  let generatedClass: String?
  /// The named views; none if the app's class has outlets.
  let namedViews: [ID<SceneObject>]

  init?(_ tree: ID<ViewTree>, _ graph: SceneGraph) {
    guard let root = graph.trees[tree].root, let reuse = graph.objects[root].kind.reuse,
      let identifier = graph.objects[root][.reuseIdentifier], let name = GeneratedNames.prototype(graph.objects[root])
    else { return nil }
    let object = graph.objects[root]
    self.tree = tree
    self.root = root
    self.reuse = reuse
    self.identifier = identifier
    self.name = name
    list = graph.listInScene(of: tree)
    baseClass = object.typeName
    namedViews = graph.namedViews(ofPrototype: tree)
    generatedClass = graph.generatedClass(ofPrototype: tree)
  }

  /// The class that a list makes.
  var registeredClass: String { generatedClass ?? baseClass }
  /// The class that code gets.
  var type: String { namedViews.isEmpty ? baseClass : registeredClass }
}

extension SceneGraph {
  /// The list that makes a prototype, if it is in the tree of a controller, so that there is one.
  fileprivate func listInScene(of tree: ID<ViewTree>) -> ID<SceneObject>? {
    guard case .list(let list) = trees[tree].owner, trees[objects[list].tree].isScene else { return nil }
    return list
  }
}
