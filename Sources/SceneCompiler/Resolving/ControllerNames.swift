import SceneDiagnostics

/// The names that can be referred to, by file; of several with one name, the first.
///
/// The names of a file are collected when one of them is looked for.
struct ControllerNames {
  private var controllers: [[String: ID<Controller>]?]
  /// What else has a name, by file; made when a name leads nowhere, which is rare.
  private var objects: [Int: [String: ID<SceneObject>]] = [:]
  /// The names of the controllers as suggestions, by file; made when they are asked for.
  private var suggestions: [Int: SuggestionIndex] = [:]

  init(_ graph: SceneGraph) { controllers = Array(repeating: nil, count: graph.files.count) }

  /// The controller of a name in a file.
  mutating func controller(_ name: String, inFile file: Int, _ graph: SceneGraph) -> ID<Controller>? {
    controllers(ofFile: file, graph)[name]
  }

  private mutating func controllers(ofFile file: Int, _ graph: SceneGraph) -> [String: ID<Controller>] {
    if let known = controllers[file] { return known }
    let found = Dictionary(
      graph.files[file].controllers.compactMap { id in graph.controllers[id].name.map { ($0.text, id) } },
      uniquingKeysWith: { first, _ in first })
    controllers[file] = found
    return found
  }

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
  mutating func suggestion(for name: String, inFile file: Int, _ graph: SceneGraph) -> Suggestion? {
    let index = suggestions[file] ?? SuggestionIndex(controllers(ofFile: file, graph).keys)
    suggestions[file] = index
    return index.suggestion(for: name)
  }
}
