import SceneDiagnostics

/// The scene files by their modules and names; of several with one name, the first.
struct SceneFileIndex {
  private var files: [String?: [String: Int]] = [:]
  /// The names of a module's files as suggestions; made when they are asked for.
  private var suggestions: [String?: SuggestionIndex] = [:]

  init(_ graph: SceneGraph) {
    for (index, file) in graph.files.enumerated() where files[file.module]?[file.name] == nil {
      files[file.module, default: [:]][file.name] = index
    }
  }

  /// The file of a name in a module, as an index of the graph's files.
  func file(named name: String, inModule module: String?) -> Int? { files[module]?[name] }

  /// The name of a file of a module that was probably meant.
  mutating func suggestion(for name: String, inModule module: String?) -> Suggestion? {
    // The name may be that of the file itself: `Map.scene`.
    let base = OutputName.baseName(ofScene: name)
    if base != name, files[module]?[base] != nil { return Suggestion(base) }
    let index = suggestions[module] ?? SuggestionIndex((files[module] ?? [:]).keys)
    suggestions[module] = index
    return index.suggestion(for: name)
  }
}
