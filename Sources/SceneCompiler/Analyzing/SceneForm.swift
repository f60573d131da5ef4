import SceneCatalog

/// The declarations that are generated for a controller.
enum SceneForm: Sendable {
  /// Nothing: there is nothing to reach.
  case plain
  /// A way to the controller that contains it.
  case child
  /// A subclass that makes the view, the children and the segues.
  case wired
}

extension GraphAnalysis {
  /// The form of a controller.
  func form(of id: ID<Controller>) -> SceneForm {
    isSubclassed(id) ? .wired : reachesParent(id) ? .child : .plain
  }

  /// The one controller that ever contains a controller, as far as code can reach it; nil if there is none.
  func parentInSwift(of id: ID<Controller>) -> ID<Controller>? {
    containment.onlyParent(of: id).flatMap { parent in
      graph.controllers[parent].customClass != nil || graph.controllers[id].parent != nil ? parent : nil
    }
  }

  private func reachesParent(_ id: ID<Controller>) -> Bool {
    parentInSwift(of: id) != nil && graph.className(of: graph.controllers[id]) != nil
  }

  /// Whether the scene keeps or performs something once its view is made: views, segues, bar button items, key commands,
  /// pages, tables that it serves. If not, a wired controller needs no object for its scene.
  func hasScene(_ id: ID<Controller>) -> Bool {
    let controller = graph.controllers[id]
    let tree = graph.trees[controller.tree]
    return !segues(of: id).all.isEmpty || !controller.barItems.isEmpty || !controller.keyCommands.isEmpty
      || controller.container == .pages || !tree.detached.isEmpty || reachesParent(id)
      || tree.objects.contains { !graph.objects[$0].prototypes.isEmpty || graph.isServed($0) }
      || !NamedViews.all(in: controller.tree, graph).isEmpty || !graph.fittedViews(of: id).isEmpty
      || !childHooks(of: id).isEmpty
  }
}
