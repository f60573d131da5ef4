import SceneDiagnostics

/// The scene files by their modules and names; of several with one name, the first.
struct SceneFileIndex {
  private var files: [String: [String: Int]] = [:]
  /// The names of a module's files as suggestions; made when they are asked for.
  private var suggestions: [String: SuggestionIndex] = [:]

  init(_ graph: SceneGraph) {
    for (index, file) in graph.files.enumerated() {
      let module = Self.key(file.module)
      if files[module]?[file.name] == nil { files[module, default: [:]][file.name] = index }
    }
  }

  /// A module without a name has an empty one here: Swift finds out once for each kind of key how to hash it, which takes
  /// as long as resolving a small scene.
  private static func key(_ module: String?) -> String { module ?? "" }

  /// The file of a name in a module, as an index of the graph's files.
  func file(named name: String, inModule module: String?) -> Int? { files[Self.key(module)]?[name] }

  /// The name of a file of a module that was probably meant.
  ///
  /// - Parameter own: the file that the name stands in: a reference to itself helps nobody.
  mutating func suggestion(
    for name: String, inModule module: String?, besides own: SceneGraph.File
  ) -> Suggestion? {
    let own = module == own.module ? own.name : nil
    let module = Self.key(module)
    // The name may be that of a file: `Map.scene`.
    let base = OutputName.baseName(ofScene: name)
    if base != name, base != own, files[module]?[base] != nil { return Suggestion(base) }
    let names = files[module] ?? [:]
    let index = suggestions[module] ?? SuggestionIndex(names.keys)
    suggestions[module] = index
    let found = index.suggestion(for: name)
    guard let own, found?.text == own else { return found }
    return Suggestion(for: name, among: names.keys.filter { $0 != own })
  }
}
