import SceneDiagnostics

/// The objects of a scene by their ids; of several with the same id, the first.
struct SceneNames {
  private let objects: [String: ID<SceneObject>]
  private let file: SceneGraph.File

  init(of tree: ID<ViewTree>, in graph: SceneGraph) {
    file = graph.files[graph.trees[tree].file]
    objects = graph.objectsByName(in: tree)
  }

  /// The object with an id; nil if there is none.
  subscript(name: String) -> ID<SceneObject>? { objects[name] }

  /// Whether nothing has an id, and nothing that was lost to another error had it.
  func lacks(_ name: String) -> Bool { objects[name] == nil && !file.mayHaveLost(name) }

  /// The ids of things that `isWanted`, in alphabetical order.
  func names(where isWanted: (ID<SceneObject>) -> Bool) -> [String] {
    objects.filter { isWanted($0.value) }.keys.sorted()
  }
}
