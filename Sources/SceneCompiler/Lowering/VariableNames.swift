import SceneCatalog

/// Names for everything in the scenes while it is built: its id, or one made of what it is.
struct VariableNames {
  /// The names of all objects of a graph, each unlike the others of its tree.
  static func all(in graph: SceneGraph, _ containment: Containment) -> [String] {
    let trees = graph.treeIDs
    var names = Array(repeating: "", count: graph.objects.count)
    for (tree, own) in zip(trees, trees.inParallelRuns { $0.map { Self.names(in: $0, graph, containment) } }) {
      for (id, name) in zip(graph.trees[tree].objects, own) { names[id.index] = name }
    }
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

  /// The names of the objects of a tree, in its order.
  private static func names(in tree: ID<ViewTree>, _ graph: SceneGraph, _ containment: Containment) -> [String] {
    let objects = graph.trees[tree].objects
    var names = objects.map { graph.objects[$0].name.map { GeneratedNames.property($0.text) } ?? "" }
    guard names.contains("") else { return names }
    var taken = Set(names)
    // Embedded children are made in the method that makes the views.
    if case .controller(let scene) = graph.trees[tree].owner {
      taken.formUnion(containment.childNames(in: scene))
      taken.formUnion(namesBesideBars(of: scene, in: graph, containment))
    }
    var counts: [String: Int] = [:]
    for index in names.indices where names[index].isEmpty {
      let base = graph.objects[objects[index]].kind.name
      repeat {
        let count = counts[base, default: 0] + 1
        counts[base] = count
        names[index] = count == 1 && !SwiftName.isKeyword(base) ? base : base + String(count)
      } while taken.contains(names[index]) || GeneratedNames.reserved.contains(names[index])
    }
    return names
  }
}
