import SceneCatalog

/// Writes the code that makes the views of a scene.
struct ViewEmitter {
  private let plan: ModulePlan
  private let graph: SceneGraph
  private let scene: ScenePlan
  private var text = SwiftText()
  private var constraints: ConstraintEmitter
  private var traits: TraitEmitter
  private let constrained: Set<ID<SceneObject>>

  /// The body of the method that makes the view of a scene's controller and everything in it.
  static func loadView(_ scene: ScenePlan, _ plan: ModulePlan) -> SwiftText {
    var emitter = ViewEmitter(scene, plan)
    if let root = plan.graph.tree(of: scene.id).root {
      emitter.emitRoot(root)
    } else {
      // Somebody else makes the view; what the outlets are set to is there all the same.
      emitter.emitOutlets()
    }
    return emitter.text
  }

  private init(_ scene: ScenePlan, _ plan: ModulePlan) {
    self.scene = scene
    self.plan = plan
    graph = plan.graph
    constraints = ConstraintEmitter(plan, scene: scene.id)
    traits = TraitEmitter(plan, scene)
    constrained = ConstrainedItems.all(of: plan.graph.controllers[scene.id].tree, plan.graph)
  }

  private mutating func emitRoot(_ root: ID<SceneObject>) {
    emitView(root, parent: nil)
    emitConstraints()
    text.gap()
    text.line("controller.\(rootView.property) = \(plan.variable(root))")
    emitViews()
    traits.emit(root: root, into: &text)
    emitOutlets()
    ContainerEmitter.emitEmbeds(scene, plan, into: &text)
  }

  /// What the view of the scene's controller is.
  private var rootView: RootView { graph.controllers[scene.id].kind.rootView }

  private mutating func emit(_ id: ID<SceneObject>, parent: ID<SceneObject>) {
    let object = graph.objects[id]
    guard object.kind.placement == nil else { return emitView(id, parent: parent) }
    if object.kind.role == .constraint {
      // What has no superview in the scene, a root view or a cell, stands for it.
      let outer = graph.objects[parent].parent.flatMap { graph.objects[$0].isLaidOut ? $0 : nil }
      let superview = layoutParent(outer ?? parent)
      constraints.add(constraint: id, owner: plan.variable(parent), superview: superview)
      traits.add(variationsOf: id)
    } else if object.kind.role == .tableSection {
      for cell in object.children { emitView(cell, parent: nil) }
    }
  }

  /// - Parameter parent: what the view is added to; a root view and the cells of a table have none.
  private mutating func emitView(_ id: ID<SceneObject>, parent: ID<SceneObject>?) {
    let object = graph.objects[id]
    let variable = plan.variable(id)
    text.gap()
    let location = object.attribute(.customClass).flatMap { plan.location(of: $0.range, in: scene.id) }
    text.located(at: location) { $0.line("let \(variable) = \(Creation.swift(object))") }
    if isRoot(id), !object.has(.frame) { text.line("\(variable).frame = \(Self.canvas)") }
    for attribute in object.attributes where !traits.sets(attribute, of: object) {
      AttributeEmitter.emit(attribute, of: variable, in: plan.bundle(of: scene.id), into: &text)
    }
    if let parent, constrained.contains(id), object.kind.placement == .subview, !graph.objects[parent].isArranging {
      text.line("\(variable).translatesAutoresizingMaskIntoConstraints = false")
    }
    ActionEmitter.emit(id, variable, scene, plan, into: &text)
    traits.add(variationsOf: id)
    let owner = parent.map { add(id, to: $0) }
    constraints.add(id, parent: owner)
    for child in object.children { emit(child, parent: id) }
    if graph.isStaticTable(id) {
      TableEmitter.emitSections(id, scene, plan, into: &text)
    } else if isRoot(id) {
      emitDelegates(of: object, variable)
    }
  }

  /// Adds an object to what it stands in.
  ///
  /// - Returns: what the object is laid out in.
  private mutating func add(_ id: ID<SceneObject>, to parent: ID<SceneObject>) -> String {
    switch graph.objects[id].kind.placement {
    case .subview?:
      let owner = layoutParent(parent)
      if traits.places(id) {
        traits.add(view: id, in: owner)
      } else if let subviews = graph.objects[parent].kind.subviews {
        text.line("\(owner).\(subviews.method)(\(plan.variable(id)))")
      }
      return owner
    case .added(let method)?: text.line("\(plan.variable(parent)).\(method)(\(plan.variable(id)))")
    case .assigned(let property)?: text.line("\(plan.variable(parent)).\(property) = \(plan.variable(id))")
    case .listed, .held, nil: break
    }
    return plan.variable(parent)
  }

  private func isRoot(_ id: ID<SceneObject>) -> Bool { graph.tree(of: scene.id).root == id }

  /// The frame of a root view that has none of its own: Interface Builder's canvas.
  private static let canvas = "CGRect(x: 0, y: 0, width: 375, height: 667)"

  /// Makes the controller serve its table or collection, as UIKit does with one from a storyboard.
  private mutating func emitDelegates(of object: SceneObject, _ variable: String) {
    for property in rootView.delegates where !object.outlets.contains(where: { $0.property.text == property }) {
      text.line("\(variable).\(property) = controller")
    }
  }

  /// What the subviews of a view are laid out in.
  private func layoutParent(_ id: ID<SceneObject>) -> String {
    let variable = plan.variable(id)
    return graph.objects[id].kind.subviews?.property.map { variable + "." + $0 } ?? variable
  }

  private mutating func emitConstraints() {
    for group in constraints.conditional { traits.add(group.constraints, if: group.requirement) }
    guard !constraints.activated.isEmpty || !constraints.named.isEmpty else { return }
    text.gap()
    text.append(constraints.named)
    for activation in constraints.activated { activation.emit(into: &text) }
  }

  private mutating func emitViews() {
    let named = scene.namedViews
    guard !named.isEmpty else { return }
    text.call("views = Views", named.map { plan.variable($0) + ": " + plan.variable($0) })
  }

  private mutating func emitOutlets() {
    var outlets = OutletEmitter(plan, scene)
    outlets.add(graph.tree(of: scene.id).outlets, owner: "controller")
    for id in graph.tree(of: scene.id).objects {
      outlets.add(graph.objects[id].outlets, owner: plan.variable(id))
    }
    text.append(outlets.text)
  }
}
