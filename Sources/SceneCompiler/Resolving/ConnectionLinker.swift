import SceneDiagnostics

/// Finds what outlets and actions refer to: something in their own scene, its controller, or the controller that shows
/// the results of its search.
struct ConnectionLinker {
  private let tree: ID<ViewTree>
  private let controller: ID<Controller>?
  /// The controller that shows the results of the search controller whose outlets are linked.
  private var results: ID<Controller>?
  private let local: [String: ID<SceneObject>]
  /// What can be meant by a name that leads nowhere.
  private lazy var suggestions = SuggestionIndex(Array(local.keys) + [controllerLabel].compactMap(\.self))
  private let controllerLabel: String?

  /// Links the outlets and actions of all trees.
  static func link(_ graph: inout SceneGraph, _ names: inout ControllerNames, _ log: inout DiagnosticLog) {
    for id in graph.treeIDs where hasConnections(graph, id) {
      var linker = ConnectionLinker(graph, id)
      graph.trees[id].outlets = linker.linked(graph.trees[id].outlets, graph, &names, &log)
      for object in graph.trees[id].objects {
        linker.results = graph.resultsSegue(of: object).flatMap { graph.segues[$0].destination }
        graph.objects[object].outlets = linker.linked(graph.objects[object].outlets, graph, &names, &log)
        graph.objects[object].actions = linker.linked(graph.objects[object].actions, graph, &names, &log)
      }
    }
  }

  private static func hasConnections(_ graph: SceneGraph, _ id: ID<ViewTree>) -> Bool {
    let tree = graph.trees[id]
    return !tree.outlets.isEmpty
      || tree.objects.contains { object in
        !graph.objects[object].outlets.isEmpty || graph.objects[object].actions.contains { $0.destinationName != nil }
      }
  }

  private init(_ graph: SceneGraph, _ tree: ID<ViewTree>) {
    self.tree = tree
    controller = graph.controller(of: tree)
    controllerLabel = controller.map { graph.controllers[$0].label }
    local = Dictionary(
      graph.trees[tree].objects.compactMap { id in graph.objects[id].name.map { ($0.text, id) } },
      uniquingKeysWith: { first, _ in first })
  }

  private mutating func linked(
    _ outlets: [Outlet], _ graph: SceneGraph, _ names: inout ControllerNames, _ log: inout DiagnosticLog
  ) -> [Outlet] {
    outlets.map { outlet in
      var outlet = outlet
      outlet.destination = find(outlet.destinationName, graph, &names, &log)
      return outlet
    }
  }

  private mutating func linked(
    _ actions: [Action], _ graph: SceneGraph, _ names: inout ControllerNames, _ log: inout DiagnosticLog
  ) -> [Action] {
    actions.map { action in
      var action = action
      action.destination = action.destinationName.flatMap { name in
        isFirstResponder(name) ? .firstResponder : find(name, graph, &names, &log)
      }
      return action
    }
  }

  /// Whether a name stands for the first responder, and for nothing in the scene.
  private func isFirstResponder(_ name: Name) -> Bool {
    name.text == "firstResponder" && local[name.text] == nil && controllerLabel != name.text
  }

  private mutating func find(
    _ name: Name, _ graph: SceneGraph, _ names: inout ControllerNames, _ log: inout DiagnosticLog
  ) -> Outlet.Destination? {
    if let object = local[name.text] { return .object(object) }
    if let controller, graph.controllers[controller].name?.text == name.text { return .controller(controller) }
    if let results, graph.controllers[results].name?.text == name.text { return .results(results) }
    let file = graph.trees[tree].file
    if graph.files[file].mayHaveLost(name.text) { return nil }
    let isElsewhere =
      names.controller(name.text, inFile: file, graph) != nil || names.object(name.text, inFile: file, graph) != nil
    log.report(
      UnknownConnection(name: name.text, scene: graph.label(of: tree), isElsewhere: isElsewhere),
      at: graph.place(name.range, in: tree),
      suggestion: suggestions.suggestion(for: name.text))
    return nil
  }
}
