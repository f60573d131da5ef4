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

  private var items: [ID<SceneObject>] { graph.controllers[scene.id].barItems }

  /// The properties that hold the items.
  var properties: SwiftText {
    var text = SwiftText()
    for id in items {
      let visibility = graph.objects[id].name == nil ? "private " : access + "private(set) "
      let action = graph.objects[id].actions.first.flatMap { plan.location(of: $0.selector.range, in: scene.id) }
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
      for setting in graph.objects[id].settings where !Self.made.contains(setting.kind.name) {
        SettingEmitter.emit(setting, of: plan.variable(id), into: &text)
      }
    }
    place("left", "navigationItem.leftBarButtonItems", into: &text)
    place("right", "navigationItem.rightBarButtonItems", into: &text)
    if let back = placed("back").first { text.line("controller.navigationItem.backBarButtonItem = \(back)") }
    place("toolbar", "toolbarItems", into: &text)
    return text
  }

  /// What an item is made with.
  private static let made: Set<String> = ["systemItem", "title", "image", "systemImage"]

  private func creation(_ id: ID<SceneObject>) -> [String] {
    let item = graph.objects[id]
    let action = primaryAction(item, variable: plan.variable(id))
    var arguments: [String] = []
    if let system = item.settings.named("systemItem") {
      arguments = ["systemItem: \(system.swift)"]
    } else {
      arguments += item.settings.named("title").map { ["title: \($0.swift)"] } ?? []
      let image = item.settings.named("image") ?? item.settings.named("systemImage")
      arguments += image.map { ["image: \($0.swift)"] } ?? []
    }
    if let action { arguments.append("primaryAction: \(action)") }
    return arguments
  }

  /// What happens when an item is tapped. The action names itself as the item does: UIKit shows the action's title.
  private func primaryAction(_ item: SceneObject, variable: String) -> String? {
    let header = item.settings.named("systemItem") == nil ? actionArguments(item) : ""
    if let segue = item.segues.first, let planned = scene.segues[segue] {
      return "UIAction\(header) { [weak self] in self?.\(SegueEmitter.trigger(planned, "$0.sender")) }"
    }
    guard let action = item.actions.first, let selector = Selector(action.selector.text) else { return nil }
    var target = (binding: "let self, let controller = self.weakController", name: "controller")
    if case .object(let id)? = action.destination { target = ("let self", "self." + plan.variable(id)) }
    let call = "\(target.name).\(selector.call(with: "self.\(variable)"))"
    return "UIAction\(header) { [weak self] _ in\n  if \(target.binding) { \(call) }\n}"
  }

  private func actionArguments(_ item: SceneObject) -> String {
    let title = item.settings.named("title").map { "title: \($0.swift)" }
    let image = (item.settings.named("image") ?? item.settings.named("systemImage")).map { "image: \($0.swift)" }
    let arguments = [title, image].compactMap(\.self)
    return arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
  }

  private func placed(_ placement: String) -> [String] {
    items.filter { graph.objects[$0].settings.named("placement")?.value == placement }.map(plan.variable)
  }

  private func place(_ placement: String, _ property: String, into text: inout SwiftText) {
    let items = placed(placement)
    if !items.isEmpty { text.line("controller.\(property) = [\(items.joined(separator: ", "))]") }
  }
}
