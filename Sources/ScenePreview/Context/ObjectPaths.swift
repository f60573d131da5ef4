import SceneCatalog
package import SceneCompiler

/// The places of views in the elements of a scene, as `scenec import --frames` names them.
package struct ObjectPaths: Sendable {
  /// The place of a view.
  package struct Place: Hashable, Sendable {
    /// The id of the controller, or of the view of the file.
    package var owner: String
    /// The id of the view, or its place: `view/stackView[0]/label[1]`.
    package var view: String

    package init(owner: String, view: String) { (self.owner, self.view) = (owner, view) }
  }

  private let graph: SceneGraph
  private var places: [ID<SceneObject>: Place] = [:]

  package init(_ graph: SceneGraph) {
    self.graph = graph
    for id in graph.controllerIDs {
      let controller = graph.controllers[id]
      let tree = graph.trees[controller.tree]
      for view in [tree.root].compactMap(\.self) + tree.placed + tree.detached {
        add(view, owner: controller.label, path: graph.objects[view].kind.name)
      }
    }
    for tree in graph.files.flatMap(\.trees) {
      guard let root = graph.trees[tree].root else { continue }
      add(root, owner: graph.objects[root].name?.text ?? graph.objects[root].kind.name, path: "")
    }
  }

  /// The place of an object; nil for what is no view.
  package subscript(id: ID<SceneObject>) -> Place? { places[id] }

  private mutating func add(_ id: ID<SceneObject>, owner: String, path: String) {
    let object = graph.objects[id]
    places[id] = Place(owner: owner, view: object.name?.text ?? path)
    var counts: [String: Int] = [:]
    let prototypes = object.prototypes.compactMap { graph.trees[$0].root }
    for child in object.children + prototypes {
      let kind = graph.objects[child].kind
      guard kind.role.isOne(of: .anyView.union([.tableSection])) else { continue }
      let step = "\(kind.name)[\(counts[kind.name, default: 0])]"
      counts[kind.name, default: 0] += 1
      add(child, owner: owner, path: path.isEmpty ? step : path + "/" + step)
    }
  }
}
