import SceneCatalog

/// Writes how container views get their children.
enum ContainerEmitter {
  /// Whether a container view shows one of several children at a time.
  static func isSwapped(_ container: ID<SceneObject>, _ graph: SceneGraph) -> Bool {
    graph.isSwapped(container)
  }

  /// Adds, at the end of loading a view, what its container views show from the start.
  static func emitEmbeds(_ scene: ScenePlan, _ plan: ModulePlan, into text: inout SwiftText) {
    let graph = plan.graph
    for container in graph.tree(of: scene.id).objects where graph.objects[container].isContainer {
      let segues = graph.objects[container].segues.filter { graph.segues[$0].kind == .embed }
      guard !segues.isEmpty else { continue }
      if graph.leadsToResults(segues[0]) {
        if let segue = scene.segues[segues[0]] { prepare(segue, plan, into: &text) }
      } else if isSwapped(container, graph) {
        emitSlot(container, segues, scene, plan, into: &text)
      } else if let segue = scene.segues[segues[0]] {
        embed(segue, in: plan.variable(container), plan, into: &text)
      }
    }
  }

  private static func embed(
    _ segue: DistinctSegue, in container: String, _ plan: ModulePlan, into text: inout SwiftText
  ) {
    let destination = DestinationEmitter(segue, plan)
    text.gap()
    destination.make(into: &text, sender: "nil")
    keep(segue, destination, plan, into: &text)
    text.use(.containers)
    text.call("dispatch.embed", SegueEmitter.arguments(segue, destination, in: container))
  }

  /// Makes the controller that shows the results of a search.
  ///
  /// - Returns: its variable.
  static func makeResults(_ segue: DistinctSegue, _ plan: ModulePlan, into text: inout SwiftText) -> String {
    let destination = DestinationEmitter(segue, plan)
    text.gap()
    destination.make(into: &text, sender: "nil")
    keep(segue, destination, plan, into: &text)
    return destination.variable(segue.destination)
  }

  /// Tells the controller of the segue to the results of its search. The search controller shows them.
  private static func prepare(_ segue: DistinctSegue, _ plan: ModulePlan, into text: inout SwiftText) {
    let destination = DestinationEmitter(segue, plan)
    let child = destination.variable(segue.destination)
    text.gap()
    text.call(
      "dispatch.perform",
      [
        "UIStoryboardSegue(\(SegueEmitter.identity(segue)), source: controller, destination: \(child)) {}"
      ] + SegueEmitter.performance(segue, destination, sender: "nil"))
  }

  /// Writes down which controllers a container view shows, for code to reach them.
  private static func keep(
    _ segue: DistinctSegue, _ destination: DestinationEmitter, _ plan: ModulePlan,
    into text: inout SwiftText
  ) {
    for id in destination.shown {
      text.line("children.\(plan.childName(id, by: segue)) = \(destination.variable(id))")
    }
  }

  /// The property that holds what swaps the children of a container view.
  static func slot(_ container: ID<SceneObject>, _ plan: ModulePlan) -> String { "slots." + plan.variable(container) }

  private static func emitSlot(
    _ container: ID<SceneObject>, _ segues: [ID<Segue>], _ scene: ScenePlan, _ plan: ModulePlan,
    into text: inout SwiftText
  ) {
    text.gap()
    text.use(.containers)
    text.line("\(slot(container, plan)) = SceneContainer(view: \(plan.variable(container)), of: controller)")
    guard let initial = segues.first(where: { plan.graph.segues[$0].isInitial }), let segue = scene.segues[initial]
    else {
      return
    }
    text.line("\(GeneratedNames.perform(segue.method))()")
  }

  /// Writes the body of the method that swaps a child in.
  static func swap(_ segue: DistinctSegue, _ plan: ModulePlan, into text: inout SwiftText) {
    let graph = plan.graph
    guard case .container(let container) = graph.segues[segue.id].trigger else { return }
    let destination = DestinationEmitter(segue, plan)
    let child = destination.variable(segue.destination)
    text.line("controller.loadViewIfNeeded()")
    text.line("guard let slot = \(slot(container, plan)) else { return }")
    destination.make(into: &text, unless: isRetained(container, graph) ? "children" : nil)
    keep(segue, destination, plan, into: &text)
    SegueEmitter.perform(segue, to: destination, into: &text) {
      $0.line("slot.show(\(child)\(options(segue, graph)))")
    }
  }

  /// Whether children that are swapped out are kept.
  static func isRetained(_ container: ID<SceneObject>, _ graph: SceneGraph) -> Bool {
    graph.objects[container][.retain] ?? false
  }

  private static func options(_ segue: DistinctSegue, _ graph: SceneGraph) -> String {
    let transition = graph.segues[segue.id][.transition]
    let duration = graph.segues[segue.id][.duration]
    guard transition != SwapTransition.none, transition != nil || duration != nil else { return "" }
    let options = transition.map { ", options: \($0.swift)" } ?? ""
    return ", duration: \(duration?.swift ?? "0.3")" + options
  }
}
