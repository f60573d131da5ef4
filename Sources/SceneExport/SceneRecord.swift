import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// The elements of a scene file in the order of the document, and the graph and the layout that the compiler makes of
/// them.
final class SceneRecord {
  let file: SceneFile
  let root: SceneNode
  let graph: SceneGraph
  /// The elements of controllers.
  let controllers: [ID<Controller>: SceneNode]
  /// The elements of what is in trees.
  let objects: [ID<SceneObject>: SceneNode]
  /// The plans of the trees whose constraints were asked for.
  private var plans: [ID<ViewTree>: LayoutPlan] = [:]
  /// The names in the trees in which something was looked for.
  private var names: [ID<ViewTree>: [String: ID<SceneObject>]] = [:]

  /// The record of a file; nil if it is no scene.
  init?(_ scene: ReadScene) {
    let document = scene.document
    guard let element = document.root, let kind = Catalog.element(named: document[element].text), kind.role == .scenes
    else { return nil }
    graph = Compiler().graph(of: [scene], modules: [])
    file = document.file
    root = SceneNodeBuilder(document, graph).node(element, kind, in: nil)
    var controllers: [ID<Controller>: SceneNode] = [:]
    var objects: [ID<SceneObject>: SceneNode] = [:]
    for node in root.subtree {
      switch node.meaning {
      case .controller(let id)?: controllers[id] = node
      case .object(let id)?: objects[id] = node
      case .segue?, .connection?, nil: break
      }
    }
    (self.controllers, self.objects) = (controllers, objects)
  }

  /// What an outlet or an action leads to.
  func target(of node: SceneNode) -> SceneNode? {
    switch node.meaning {
    case .connection(.object(let id))?: objects[id]
    case .connection(.controller(let id))?, .connection(.results(let id))?: controllers[id]
    case .connection(.firstResponder)?, .controller?, .object?, .segue?, nil: nil
    }
  }

  /// The controller, or the view that a list or the file makes, that has the outlets of a tree.
  func owner(of node: SceneNode) -> SceneNode? {
    guard let object = node.object else { return nil }
    let tree = graph.trees[graph.objects[object].tree]
    if case .controller(let id) = tree.owner { return controllers[id] }
    return tree.root.flatMap { objects[$0] }
  }

  /// The object with a name in the scene of a segue.
  func object(named name: String, besides segue: ID<Segue>) -> SceneNode? {
    let tree = graph.controllers[graph.segues[segue].source].tree
    let known = names[tree] ?? graph.objectsByName(in: tree)
    names[tree] = known
    return known[name].flatMap { objects[$0] }
  }

  // MARK: Layout

  /// The constraints that the attributes of a view or a guide say.
  func constraints(of object: ID<SceneObject>) -> [PlannedConstraint] {
    let plan = plan(of: object)
    return plan.constraints(of: object, in: plan.parent(of: object))
  }

  /// The constraint of an element.
  func constraint(of object: ID<SceneObject>) -> PlannedConstraint? { plan(of: object).constraint(of: object) }

  private func plan(of object: ID<SceneObject>) -> LayoutPlan {
    let tree = graph.objects[object].tree
    let plan = plans[tree] ?? LayoutPlan(tree, graph)
    plans[tree] = plan
    return plan
  }
}
