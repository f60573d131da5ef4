import SceneDiagnostics

/// Finds what outlets and actions refer to: something in their own scene, or its controller.
struct ConnectionLinker {
  private let names: ControllerNames
  private let controller: ID<Controller>
  private let local: [String: ID<SceneObject>]

  /// Links the outlets and actions of all controllers.
  static func link(_ graph: inout SceneGraph, _ names: ControllerNames, _ log: inout DiagnosticLog) {
    for id in graph.controllerIDs where hasConnections(graph, id) {
      let linker = ConnectionLinker(graph, names, id)
      graph.controllers[id].outlets = linker.linked(graph.controllers[id].outlets, graph, &log)
      for object in graph.controllers[id].objects {
        graph.objects[object].outlets = linker.linked(graph.objects[object].outlets, graph, &log)
        graph.objects[object].actions = linker.linked(graph.objects[object].actions, graph, &log)
      }
    }
  }

  private static func hasConnections(_ graph: SceneGraph, _ id: ID<Controller>) -> Bool {
    let controller = graph.controllers[id]
    return !controller.outlets.isEmpty
      || controller.objects.contains { object in
        !graph.objects[object].outlets.isEmpty || graph.objects[object].actions.contains { $0.destinationName != nil }
      }
  }

  private init(_ graph: SceneGraph, _ names: ControllerNames, _ controller: ID<Controller>) {
    self.names = names
    self.controller = controller
    local = Dictionary(
      graph.controllers[controller].objects.compactMap { id in graph.objects[id].name.map { ($0.text, id) } },
      uniquingKeysWith: { first, _ in first })
  }

  private func linked(_ outlets: [Outlet], _ graph: SceneGraph, _ log: inout DiagnosticLog) -> [Outlet] {
    outlets.map { outlet in
      var outlet = outlet
      outlet.destination = find(outlet.destinationName, graph, &log)
      return outlet
    }
  }

  private func linked(_ actions: [Action], _ graph: SceneGraph, _ log: inout DiagnosticLog) -> [Action] {
    actions.map { action in
      var action = action
      action.destination = action.destinationName.flatMap { find($0, graph, &log) }
      return action
    }
  }

  private func find(_ name: Name, _ graph: SceneGraph, _ log: inout DiagnosticLog) -> Outlet.Destination? {
    if let object = local[name.text] { return .object(object) }
    let owner = graph.controllers[controller]
    if owner.name?.text == name.text { return .controller(controller) }
    if graph.files[owner.file].mayHaveLost(name.text) { return nil }
    let isElsewhere =
      names.controller(name.text, inFile: owner.file) != nil
      || ControllerNames.object(name.text, inFile: owner.file, graph) != nil
    log.report(
      UnknownConnection(name: name.text, scene: owner.label, isElsewhere: isElsewhere),
      at: graph.place(name.range, in: controller),
      suggestion: Suggestion(for: name.text, among: local.keys.sorted() + [owner.label]))
    return nil
  }
}
