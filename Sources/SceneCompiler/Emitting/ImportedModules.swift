/// The modules that a generated file needs for the types it names.
enum ImportedModules {
  /// The modules, in alphabetical order: those that the scene file imports, and those of the classes in it.
  static func all(ofFile index: Int, _ plan: ModulePlan) -> [String] {
    let file = plan.graph.files[index]
    var modules = Set(file.imports.map(\.text))
    for id in file.controllers { add(id, to: &modules, plan) }
    return modules.subtracting(["UIKit"]).sorted()
  }

  private static func add(_ id: ID<Controller>, to modules: inout Set<String>, _ plan: ModulePlan) {
    let graph = plan.graph
    addClass(of: id, to: &modules, graph)
    if let parent = plan.scenes[id.index].parent { addClass(of: parent, to: &modules, graph) }
    for object in graph.controllers[id].objects {
      if let module = graph.objects[object].settings.named("customModule") { modules.insert(module.value) }
    }
    for segue in graph.controllers[id].segues {
      if let module = graph.segues[segue].settings.named("customModule") { modules.insert(module.value) }
      guard let destination = graph.destination(of: segue) else { continue }
      for shown in Contents.shown(by: destination, graph) { addClass(of: shown, to: &modules, graph) }
      addParameters(of: graph.recipient(of: destination), to: &modules, graph)
    }
  }

  /// Adds the module of a controller's class; a placeholder for a scene has the class that the scene says.
  private static func addClass(of id: ID<Controller>, to modules: inout Set<String>, _ graph: SceneGraph) {
    if let module = graph.controllers[graph.target(of: id) ?? id].customModule { modules.insert(module.text) }
  }

  /// Adds what the types of another file's parameters may come from: a segue's performer names them too.
  private static func addParameters(of id: ID<Controller>, to modules: inout Set<String>, _ graph: SceneGraph) {
    guard !graph.controllers[id].parameters.isEmpty else { return }
    modules.formUnion(graph.files[graph.controllers[id].file].imports.map(\.text))
  }
}
