import SceneCatalog

/// Writes the menus of buttons and bar button items.
struct MenuEmitter {
  private let scene: TreePlan
  private let plan: ModulePlan

  init(_ scene: TreePlan, _ plan: ModulePlan) {
    self.scene = scene
    self.plan = plan
  }

  /// Makes the menus of an object and gives it the one it has.
  func emit(of owner: ID<SceneObject>, into text: inout SwiftText) {
    for child in plan.graph.objects[owner].children where plan.graph.objects[child].kind.role == .menu {
      make(child, into: &text)
      text.line("\(plan.variable(owner)).menu = \(plan.variable(child))")
    }
  }

  /// A variable for each element of a menu: Swift's type checker takes long over nested calls with closures.
  private func make(_ id: ID<SceneObject>, into text: inout SwiftText) {
    let object = plan.graph.objects[id]
    for child in object.children { make(child, into: &text) }
    if object.kind.role == .menu {
      let children = object.children.map(plan.variable).joined(separator: ", ")
      text.call("let \(plan.variable(id)) = UIMenu", arguments(of: object) + ["children: [\(children)]"])
    } else {
      item(object, plan.variable(id), into: &text)
    }
  }

  private func item(_ object: SceneObject, _ variable: String, into text: inout SwiftText) {
    let action = DeferredAction(object, scene, plan)
    let closure = action.closure("action", segueSender: "action.sender")
    text.located(at: action.location) { $0.call("let \(variable) = UIAction", arguments(of: object), closure) }
  }

  /// The arguments of an initialiser, in the order of its parameters.
  private func arguments(of object: SceneObject) -> [String] {
    let bundle = plan.bundle(of: scene.id)
    func argument<Value>(_ label: String, _ key: AttributeKey<Value>) -> String? {
      object.attribute(key).map { label + ": " + $0.value.swift(in: bundle).text }
    }
    return [
      argument("title", .title), argument("image", .image) ?? argument("image", .systemImage),
      argument("discoverabilityTitle", .discoverabilityTitle), argument("attributes", .menuAttributes),
      argument("state", .menuState), argument("options", .menuOptions),
    ].compactMap(\.self)
  }
}
