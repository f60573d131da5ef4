import SceneCatalog

/// Writes the bar button items of a scene.
struct BarItemEmitter {
  private let scene: ScenePlan
  private let plan: ModulePlan
  private let graph: SceneGraph
  private let access: String

  init(_ scene: ScenePlan, _ plan: ModulePlan, access: String) {
    self.scene = scene
    self.plan = plan
    self.access = access
    graph = plan.graph
  }

  private var bundle: ResourceBundle { plan.bundle(of: scene.id) }
  private var items: [ID<SceneObject>] { graph.controllers[scene.id].barItems }

  /// The properties that hold the items.
  var properties: SwiftText {
    var text = SwiftText()
    for id in items {
      let visibility = graph.objects[id].name == nil ? "private " : access + "private(set) "
      let action = graph.objects[id].actions.first.flatMap { plan.location(of: $0.name.range, in: scene.id) }
      text.located(at: action) {
        $0.call(visibility + "lazy var " + plan.variable(id) + ": UIBarButtonItem = UIBarButtonItem", creation(id))
      }
    }
    return text
  }

  /// The body of the method that puts the items into their bars.
  var placement: SwiftText {
    var text = SwiftText()
    for id in items {
      for attribute in graph.objects[id].attributes where !Self.isMadeWith(attribute) {
        AttributeEmitter.emit(
          attribute, of: plan.variable(id), in: bundle, at: plan.location(of: attribute, in: scene.id), into: &text)
      }
      if let identifier = plan.accessibilityIdentifier(of: graph.objects[id]) {
        text.line("\(plan.variable(id)).accessibilityIdentifier = \(StringLiteral.swift(identifier))")
      }
    }
    for placement in BarItemPlacement.all { place(placed(placement), placement.placement, into: &text) }
    return text
  }

  /// Whether an item is made with an attribute, which is not set afterwards then.
  private static func isMadeWith(_ attribute: Attribute) -> Bool {
    attribute.matches(.systemItem) || attribute.matches(.title) || attribute.matches(.image)
      || attribute.matches(.systemImage)
  }

  private func creation(_ id: ID<SceneObject>) -> [String] {
    let item = graph.objects[id]
    let action = primaryAction(item, variable: plan.variable(id))
    var arguments = item[.systemItem].map { ["systemItem: \($0.swift)"] } ?? titleAndImage(of: item)
    if let action { arguments.append("primaryAction: \(action)") }
    return arguments
  }

  /// The title and the image of an item, as an initialiser takes them.
  private func titleAndImage(of item: SceneObject) -> [String] {
    let title = item.attribute(.title).map { "title: \($0.value.swift(in: bundle))" }
    let image = (item.attribute(.image) ?? item.attribute(.systemImage)).map { "image: \($0.value.swift(in: bundle))" }
    return [title, image].compactMap(\.self)
  }

  /// What happens when an item is tapped. The action names itself as the item does: UIKit shows the action's title.
  private func primaryAction(_ item: SceneObject, variable: String) -> String? {
    let header = item.has(.systemItem) ? "" : actionArguments(item)
    if let segue = item.segues.first, let planned = scene.segues[segue] {
      return "UIAction\(header) { [weak self] in self?.\(SegueEmitter.trigger(planned, "$0.sender")) }"
    }
    guard let action = item.actions.first else { return nil }
    var target = (binding: "let self, let controller = self.weakController", name: "controller")
    if case .object(let id)? = action.destination { target = ("let self", "self." + plan.variable(id)) }
    let call = "\(target.name).\(action.selector.call(with: "self.\(variable)"))"
    return "UIAction\(header) { [weak self] _ in\n  if \(target.binding) { \(call) }\n}"
  }

  private func actionArguments(_ item: SceneObject) -> String {
    let arguments = titleAndImage(of: item)
    return arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
  }

  private func placed(_ placement: BarItemPlacement) -> [String] {
    items.filter { graph.objects[$0][.placement] == placement }.map(plan.variable)
  }

  private func place(_ items: [String], _ placement: Placement, into text: inout SwiftText) {
    guard let first = items.first else { return }
    switch placement {
    case .listed(let property): text.line("controller.\(property) = [\(items.joined(separator: ", "))]")
    case .assigned(let property): text.line("controller.\(property) = \(first)")
    case .subview, .added, .held: break
    }
  }
}
