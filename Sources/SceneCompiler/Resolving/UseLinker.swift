import SceneCatalog
import SceneDiagnostics

/// Finds the views of a file that views in other trees are made like.
enum UseLinker {
  static func link(_ graph: inout SceneGraph, _ names: inout ControllerNames, _ log: inout DiagnosticLog) {
    var views: [Int: [String: ID<ViewTree>]] = [:]
    var suggestions: [Int: SuggestionIndex] = [:]
    for id in graph.objectIDs {
      guard let name = graph.objects[id].name(of: .use) else { continue }
      let file = graph.trees[graph.objects[id].tree].file
      let present = views[file] ?? Self.views(ofFile: file, graph)
      views[file] = present
      graph.objects[id].used = present[name.text]
      guard graph.objects[id].used == nil, !graph.files[file].mayHaveLost(name.text) else { continue }
      let index = suggestions[file] ?? SuggestionIndex(present.keys)
      suggestions[file] = index
      log.report(
        UnknownView(name: name.text, actual: actual(name.text, inFile: file, graph, &names)),
        at: graph.files[file].place(name.range), suggestion: index.suggestion(for: name.text))
    }
  }

  /// The views of a file that functions make, by their ids.
  private static func views(ofFile file: Int, _ graph: SceneGraph) -> [String: ID<ViewTree>] {
    let named = graph.files[file].trees.compactMap { tree -> (String, ID<ViewTree>)? in
      guard let root = graph.trees[tree].root.map({ graph.objects[$0] }), root.kind.reuse == nil else { return nil }
      return root.name.map { ($0.text, tree) }
    }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// What has a name that is no view of the file.
  private static func actual(
    _ name: String, inFile file: Int, _ graph: SceneGraph, _ names: inout ControllerNames
  ) -> String? {
    if let controller = names.controller(name, inFile: file, graph) { return graph.controllers[controller].kind.name }
    return names.object(name, inFile: file, graph).map { graph.objects[$0].kind.name }
  }
}
