import SceneCatalog

/// The views that constraints place, whose autoresizing masks must therefore not become constraints too.
enum ConstrainedItems {
  static func all(of scene: ID<Controller>, _ graph: SceneGraph) -> Set<ID<SceneObject>> {
    var result: Set<ID<SceneObject>> = []
    var named: [String: ID<SceneObject>] = [:]
    var mentioned: [String] = []
    for id in graph.controllers[scene].objects {
      let object = graph.objects[id]
      if let name = object.name { named[name.text] = id }
      if object.kind.role == .constraint {
        mentioned += [object.settings.named("firstItem")?.value, object.settings.named("secondItem")?.value]
          .compactMap(\.self)
        if object.settings.named("firstItem") == nil, let parent = object.parent { result.insert(parent) }
      } else if object.isLaidOut, !object.layout.isEmpty || object.settings.named("pin") != nil {
        result.insert(id)
      }
    }
    for name in mentioned {
      guard let id = named[String(name.prefix { $0 != "." })] else { continue }
      if graph.objects[id].settings.named("frame") == nil { result.insert(id) }
    }
    return result
  }
}
