import SceneCatalog

/// Names for everything in the scenes while it is built: its id, or one made of what it is.
struct VariableNames {
  /// The names of all objects of a graph, each unlike the others of its tree.
  static func all(in graph: SceneGraph, _ containment: Containment) -> [String] {
    var names = Array(repeating: "", count: graph.objects.count)
    for tree in graph.treeIDs { name(objectsOf: tree, in: graph, containment, &names) }
    return names
  }

  /// The names in the function that makes a controller and its children, where that sets up the bars of the controller.
  private static func namesBesideBars(
    of scene: ID<Controller>, in graph: SceneGraph, _ containment: Containment
  ) -> [String] {
    let controller = graph.controllers[scene]
    guard !controller.values.isEmpty else { return [] }
    let children = containment.relationships(of: scene).map { edge in
      graph.controllers[graph.target(of: edge.child) ?? edge.child]
    }
    return ([controller] + children).map { GeneratedNames.property($0.label) } + controller.parameters.map(\.name.text)
  }

  private static func name(
    objectsOf tree: ID<ViewTree>, in graph: SceneGraph, _ containment: Containment,
    _ names: inout [String]
  ) {
    let objects = graph.trees[tree].objects
    var taken = GeneratedNames.reserved
    // Embedded children are made in the method that makes the views.
    if case .controller(let scene) = graph.trees[tree].owner {
      for child in containment.embedded(in: scene) {
        taken.insert(GeneratedNames.property(graph.controllers[child].label))
      }
      taken.formUnion(namesBesideBars(of: scene, in: graph, containment))
    }
    taken.reserveCapacity(taken.count + objects.count)
    for id in objects {
      guard let name = graph.objects[id].name else { continue }
      names[id.index] = GeneratedNames.property(name.text)
      taken.insert(names[id.index])
    }
    var counts: [String: Int] = [:]
    for id in objects where names[id.index].isEmpty {
      let base = graph.objects[id].kind.name
      repeat {
        let count = counts[base, default: 0] + 1
        counts[base] = count
        names[id.index] = count == 1 && !SwiftName.isKeyword(base) ? base : base + String(count)
      } while taken.contains(names[id.index])
    }
  }
}
