import SceneCatalog
import SceneDiagnostics

/// The functions of a file that dequeue its prototypes have different names.
enum FilePrototypes: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [CollidingNames.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for file in graph.ownFiles.indices {
      var first: [String: ID<SceneObject>] = [:]
      for tree in graph.files[file].trees.flatMap(graph.trees(inside:)) {
        guard let root = graph.trees[tree].root, let name = GeneratedNames.prototype(graph.objects[root]) else {
          continue
        }
        guard let other = first.updateValue(root, forKey: name) else { continue }
        first[name] = other
        // `ReuseIdentifiers` reports those that one list cannot tell apart.
        guard !graph.areAlike(root, other) else { continue }
        let label = description(of: other, graph)
        log.report(
          CollidingNames(
            one: description(of: root, graph), other: label, swift: GeneratedNames.dequeue(name)),
          at: place(of: root, graph), notes: [CollidingNames.note(on: label, at: place(of: other, graph))])
      }
    }
  }

  private static func description(of root: ID<SceneObject>, _ graph: SceneGraph) -> String {
    "the prototype '\(graph.label(of: graph.objects[root].tree))'"
  }

  private static func place(of root: ID<SceneObject>, _ graph: SceneGraph) -> Place {
    let object = graph.objects[root]
    return graph.place(object.name(of: .reuseIdentifier)?.range ?? object.range, of: root)
  }
}
