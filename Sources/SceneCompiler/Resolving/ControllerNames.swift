/// The names that can be referred to, by file; of several with one name, the first.
struct ControllerNames {
  private var controllers: [[String: ID<Controller>]] = []

  init(_ graph: SceneGraph) {
    controllers = graph.files.map { file in
      Dictionary(
        file.controllers.compactMap { id in graph.controllers[id].name.map { ($0.text, id) } },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// The controller of a name in a file.
  func controller(_ name: String, inFile file: Int) -> ID<Controller>? { controllers[file][name] }

  /// Something in a scene of a file that has a name. Asked only of names that lead nowhere, so it searches.
  static func object(_ name: String, inFile file: Int, _ graph: SceneGraph) -> ID<SceneObject>? {
    graph.objectIDs.first {
      graph.objects[$0].name?.text == name && graph.controllers[graph.objects[$0].controller].file == file
    }
  }

  /// The names of all controllers of a file.
  func all(inFile file: Int) -> [String] { controllers[file].keys.sorted() }
}
