import SceneDiagnostics

/// The names that can be referred to, by file; of several with one name, the first.
struct ControllerNames {
  private var controllers: [[String: ID<Controller>]] = []
  /// What else has a name, by file; made when a name leads nowhere, which is rare.
  private var objects: [Int: [String: ID<SceneObject>]] = [:]
  /// The names of the controllers as suggestions, by file; made when they are asked for.
  private var suggestions: [Int: SuggestionIndex] = [:]

  init(_ graph: SceneGraph) {
    controllers = graph.files.map { file in
      Dictionary(
        file.controllers.compactMap { id in graph.controllers[id].name.map { ($0.text, id) } },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// The controller of a name in a file.
  func controller(_ name: String, inFile file: Int) -> ID<Controller>? { controllers[file][name] }

  /// Something in a scene of a file that has a name; of several, the first.
  mutating func object(_ name: String, inFile file: Int, _ graph: SceneGraph) -> ID<SceneObject>? {
    if objects[file] == nil {
      let named = graph.objectIDs.lazy
        .filter { graph.trees[graph.objects[$0].tree].file == file }
        .compactMap { id in graph.objects[id].name.map { ($0.text, id) } }
      objects[file] = Dictionary(named, uniquingKeysWith: { first, _ in first })
    }
    return objects[file]?[name]
  }

  /// The controller of a file that was probably meant.
  mutating func suggestion(for name: String, inFile file: Int) -> Suggestion? {
    let index = suggestions[file] ?? SuggestionIndex(controllers[file].keys)
    suggestions[file] = index
    return index.suggestion(for: name)
  }
}
