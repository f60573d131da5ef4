import SceneCatalog
import SwiftDeclarations

/// Writes the bar button items of a scene.
struct BarItemEmitter {
  private let scene: ScenePlan
  private let plan: ModulePlan
  private let access: String

  init(_ scene: ScenePlan, _ plan: ModulePlan, access: String) {
    self.scene = scene
    self.plan = plan
    self.access = access
  }

  private var graph: SceneGraph { plan.graph }

  private var bundle: ResourceBundle { plan.bundle(of: scene.id) }
  private var items: [ID<SceneObject>] { graph.controllers[scene.id].barItems }

  /// The properties that hold the items that code refers to.
  var properties: SwiftText {
    var text = SwiftText()
    for id in items where !isLocal(graph.objects[id]) {
      let visibility = graph.objects[id].name == nil ? "private " : access + "private(set) "
      let type = graph.objects[id].typeName
      make(id, visibility + "lazy var " + plan.variable(id) + ": " + type, into: &text)
    }
    return text
  }

  /// Whether only the method that puts an item into its bar refers to it: it has no id, it is not the sender of its
  /// action, and it holds no view, which `loadView` adds. Swift checks the type of a lazy property twice.
  private func isLocal(_ item: SceneObject) -> Bool {
    item.name == nil && item.actions.allSatisfy { $0.selector.label == nil }
      && !item.children.contains { graph.objects[$0].kind.role == .view }
  }

  private func make(_ id: ID<SceneObject>, _ declaration: String, into text: inout SwiftText) {
    let location = graph.objects[id].actions.first.flatMap { plan.location(of: $0.name.range, in: scene.id) }
    text.located(at: location) { $0.call(declaration + " = " + graph.objects[id].typeName, creation(id)) }
  }

  /// The body of the method that puts the items into their bars.
  var placement: SwiftText {
    var text = SwiftText()
    guard !items.isEmpty else { return text }
    for id in items {
      if isLocal(graph.objects[id]) { make(id, "let " + plan.variable(id), into: &text) }
      for attribute in graph.objects[id].attributes where !BarItemCreation.uses(attribute) {
        AttributeEmitter.emit(
          attribute, of: plan.variable(id), in: bundle, at: plan.location(of: attribute, in: scene.id), into: &text)
      }
      if let identifier = plan.accessibilityIdentifier(of: graph.objects[id]) {
        text.line("\(plan.variable(id)).accessibilityIdentifier = \(StringLiteral.swift(identifier))")
      }
      if let action = graph.objects[id].actions.first, case .firstResponder? = action.destination {
        text.line("\(plan.variable(id)).action = \(action.selector.objectiveC)")
      }
      MenuEmitter(plan.tree(of: scene.id), plan).emit(of: id, into: &text)
    }
    for placement in BarItemPlacement.all { place(placed(placement), placement.placement, into: &text) }
    for id in items where graph.objects[id].isAwakened { text.awake(graph.objects[id], plan.variable(id)) }
    return text
  }

  private func creation(_ id: ID<SceneObject>) -> [String] {
    let action = action(of: graph.objects[id], variable: plan.variable(id))
    return BarItemCreation(graph.objects[id], in: bundle).arguments(action: action)
  }

  /// The action of an item.
  private func action(of item: SceneObject, variable: String) -> TapAction? {
    if let segue = item.segues.first, let planned = scene.segues[segue] {
      // A property is not given the controller.
      return TapAction(planned, of: isLocal(item) ? "controller" : "weakController")
    }
    guard let action = item.actions.first else { return nil }
    if case .firstResponder? = action.destination { return nil }
    var target = (binding: "let self, let controller = self.weakController", name: "controller")
    if case .object(let id)? = action.destination { target = ("let self", "self." + plan.variable(id)) }
    let call = "\(target.name).\(action.selector.call(with: "self.\(variable)"))"
    return TapAction(SwiftClosure("[weak self] _ in", .raw("if \(target.binding) { \(call) }")), isOnLines: true)
  }

  private func placed(_ placement: BarItemPlacement) -> [String] {
    items.filter { graph.objects[$0][.placement] == placement }.map(plan.variable)
  }

  private func place(_ items: [String], _ placement: Placement, into text: inout SwiftText) {
    guard let first = items.first else { return }
    switch placement {
    case .listed(let property): text.line("controller.\(property) = [\(items.joined(separator: ", "))]")
    case .assigned(let property): text.line("controller.\(property) = \(first)")
    case .subview, .added, .held, .part, .value, .creationArgument: break
    }
  }
}
