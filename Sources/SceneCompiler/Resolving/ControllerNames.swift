/// The names that can be referred to, by file; of several with one name, the first.
struct ControllerNames {
  private var controllers: [[String: ID<Controller>]] = []
  private var objects: [[String: ID<SceneObject>]] = []

  init(_ graph: SceneGraph) {
    controllers = graph.files.map { file in
      Dictionary(
        file.controllers.compactMap { id in graph.controllers[id].name.map { ($0.text, id) } },
        uniquingKeysWith: { first, _ in first })
    }
    objects = Array(repeating: [:], count: graph.files.count)
    for id in graph.objectIDs {
      guard let name = graph.objects[id].name else { continue }
      let file = graph.controllers[graph.objects[id].controller].file
      if objects[file][name.text] == nil { objects[file][name.text] = id }
    }
  }

  /// The controller of a name in a file.
  func controller(_ name: String, inFile file: Int) -> ID<Controller>? { controllers[file][name] }

  /// Something in a scene of a file that has a name.
  func object(_ name: String, inFile file: Int) -> ID<SceneObject>? { objects[file][name] }

  /// The names of all controllers of a file.
  func all(inFile file: Int) -> [String] { controllers[file].keys.sorted() }
}
