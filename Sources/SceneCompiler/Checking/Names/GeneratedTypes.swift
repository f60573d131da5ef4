import SceneCatalog
import SceneDiagnostics

/// The types that generated files add to the module, as far as their names are wanted.
///
/// A scene whose controller is made as it is adds none, and so can be called like a type of the app.
struct GeneratedTypes {
  /// A type, the first that its owner adds.
  struct Found {
    /// Its name in Swift.
    let name: String
    /// What it is, for messages.
    let label: String
    /// Where the scene, file or prototype that adds it has its name.
    let place: Place
    /// How it gets another name.
    let help: String
  }

  /// One type at most of each scene, file and prototype.
  private(set) var all: [Found] = []
  private let graph: SceneGraph

  /// - Parameter isWanted: whether the type of a name is looked for.
  init(_ analysis: GraphAnalysis, where isWanted: (String) -> Bool) {
    graph = analysis.graph
    for file in graph.ownFiles {
      addScenes(of: file, isWanted)
      for id in file.controllers { add(id, analysis, isWanted) }
    }
    for tree in graph.treeIDs { addPrototype(tree, isWanted) }
  }

  /// Leaves out types by their names.
  mutating func remove(where isKnown: (String) -> Bool) { all.removeAll { isKnown($0.name) } }

  private mutating func addScenes(of file: SceneGraph.File, _ isWanted: (String) -> Bool) {
    guard let name = GeneratedNames.scenes(ofFile: file.name), isWanted(name) else { return }
    all.append(
      Found(
        name: name, label: "what makes the controllers of '\(file.name).scene'", place: file.place(file.rootRange),
        help: "give the file or the type another name"))
  }

  private mutating func add(_ id: ID<Controller>, _ analysis: GraphAnalysis, _ isWanted: (String) -> Bool) {
    let controller = graph.controllers[id]
    guard !controller.isPlaceholder, GeneratedNames.types(of: controller).contains(where: isWanted),
      let range = (controller.name(of: .sceneType) ?? controller.name)?.range,
      let found = analysis.types(of: id).first(where: { isWanted($0.name) })
    else { return }
    all.append(
      Found(
        name: found.name, label: "the \(found.role) of '\(controller.label)'", place: graph.place(range, in: id),
        help: "give the controller another 'sceneType' or another id, or rename the type"))
  }

  private mutating func addPrototype(_ tree: ID<ViewTree>, _ isWanted: (String) -> Bool) {
    guard graph.files[graph.trees[tree].file].module == nil,
      let root = graph.trees[tree].root, let name = graph.generatedClass(ofPrototype: tree), isWanted(name),
      let range = graph.objects[root].attributes.attribute(.reuseIdentifier)?.range
    else { return }
    all.append(
      Found(
        name: name, label: "the generated class of the prototype '\(graph.label(of: tree))'",
        place: graph.place(range, in: tree), help: "give the prototype another identifier, or rename the type"))
  }
}

extension GraphAnalysis {
  /// The types that a controller's scene adds to the module, and what each is.
  fileprivate func types(of id: ID<Controller>) -> [(name: String, role: String)] {
    let controller = graph.controllers[id]
    let roles = ["scene", "generated class", "protocol"]
    let types = zip(GeneratedNames.types(of: controller), roles).map { (name: $0, role: $1) }
    switch form(of: id) {
    case .plain: return []
    case .child: return [types[0], types[2]]
    case .wired:
      guard hasScene(id) else { return [types[1]] }
      return graph.className(of: controller) == nil ? Array(types.prefix(2)) : types
    }
  }
}
