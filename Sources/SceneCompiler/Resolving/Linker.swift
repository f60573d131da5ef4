import SceneCatalog
import SceneDiagnostics

/// Finds what the names in a graph refer to.
enum Linker {
  static func link(_ graph: inout SceneGraph, _ log: inout DiagnosticLog) {
    var names = ControllerNames(graph)
    linkPlaceholders(&graph, &names, &log)
    for file in graph.files.indices { linkInitial(&graph, file, &names, &log) }
    for id in graph.controllerIDs { linkParent(&graph, id, &names, &log) }
    for id in graph.segueIDs { linkDestination(&graph, id, &names, &log) }
    ConnectionLinker.link(&graph, &names, &log)
  }

  private static func linkInitial(
    _ graph: inout SceneGraph, _ file: Int, _ names: inout ControllerNames, _ log: inout DiagnosticLog
  ) {
    guard let name = graph.files[file].initialName else { return }
    graph.files[file].initial = names.controller(name.text, inFile: file)
    if graph.files[file].initial == nil, !graph.files[file].mayHaveLost(name.text) {
      log.report(
        UnknownInitialController(name: name.text), at: graph.files[file].place(name.range),
        suggestion: names.suggestion(for: name.text, inFile: file))
    }
  }

  private static func linkParent(
    _ graph: inout SceneGraph, _ id: ID<Controller>, _ names: inout ControllerNames, _ log: inout DiagnosticLog
  ) {
    guard let name = graph.controllers[id].settings.name(of: "parent") else { return }
    let file = graph.controllers[id].file
    graph.controllers[id].parent = names.controller(name.text, inFile: file)
    if graph.controllers[id].parent == nil, !graph.files[file].mayHaveLost(name.text) {
      log.report(
        UnknownParent(name: name.text), at: graph.files[file].place(name.range),
        suggestion: names.suggestion(for: name.text, inFile: file))
    }
  }

  private static func linkDestination(
    _ graph: inout SceneGraph, _ id: ID<Segue>, _ names: inout ControllerNames, _ log: inout DiagnosticLog
  ) {
    guard let name = graph.segues[id].destinationName else { return }
    let source = graph.segues[id].source
    let file = graph.controllers[source].file
    graph.segues[id].destination = names.controller(name.text, inFile: file)
    guard graph.segues[id].destination == nil, !graph.files[file].mayHaveLost(name.text) else { return }
    let place = graph.files[file].place(name.range)
    if let object = names.object(name.text, inFile: file, graph) {
      log.report(
        DestinationIsView(name: name.text, element: graph.objects[object].kind.name), at: place,
        notes: [Note("'\(name.text)' is here", at: graph.place(graph.objects[object].range, of: object))])
    } else {
      log.report(
        UnknownDestination(name: name.text), at: place,
        suggestion: names.suggestion(for: name.text, inFile: file))
    }
  }

  private static func linkPlaceholders(
    _ graph: inout SceneGraph, _ names: inout ControllerNames, _ log: inout DiagnosticLog
  ) {
    let files = Dictionary(
      graph.files.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    lazy var suggestions = SuggestionIndex(files.keys)
    for id in graph.controllerIDs {
      let placeholder = graph.controllers[id]
      guard placeholder.isPlaceholder, let scene = placeholder.settings.name(of: "sceneName") else { continue }
      guard let file = files[scene.text] else {
        let suggestion = nameWithoutExtension(scene.text, files) ?? suggestions.suggestion(for: scene.text)
        log.report(
          UnknownSceneFile(name: scene.text, hasSuggestion: suggestion != nil), at: graph.place(scene.range, in: id),
          suggestion: suggestion)
        continue
      }
      linkPlaceholder(&graph, id, to: file, &names, &log)
    }
  }

  /// The name of a scene file for which the file itself is written: `Map`, of `Map.scene`.
  private static func nameWithoutExtension(_ path: String, _ files: [String: Int]) -> Suggestion? {
    let name = OutputName.baseName(ofScene: path)
    return name != path && files[name] != nil ? Suggestion(name) : nil
  }

  private static func linkPlaceholder(
    _ graph: inout SceneGraph, _ id: ID<Controller>, to file: Int, _ names: inout ControllerNames,
    _ log: inout DiagnosticLog
  ) {
    let reference = graph.controllers[id].settings.name(of: "referencedIdentifier")
    let name = reference ?? graph.files[file].initialName
    let target = name.flatMap { names.controller($0.text, inFile: file) }
    graph.controllers[id].stands = target.flatMap { graph.controllers[$0].isPlaceholder ? nil : $0 }
    guard graph.controllers[id].stands == nil, !graph.files[file].mayHaveLost(name?.text ?? "") else { return }
    let scene = graph.files[file].name
    let range = reference?.range ?? graph.controllers[id].range
    // A controller that was renamed over there is no slip here: only a misspelt word is corrected.
    let suggestion = reference.flatMap { reference in
      names.suggestion(for: reference.text, inFile: file).flatMap { $0.addsWord(to: reference.text) ? nil : $0 }
    }
    let present = graph.files[file].controllers.compactMap { id in
      graph.controllers[id].isPlaceholder ? nil : graph.controllers[id].name?.text
    }
    log.report(
      UnknownControllerInScene(
        name: reference?.text, scene: scene, present: reference != nil && suggestion == nil ? present : []),
      at: graph.place(range, in: id), suggestion: suggestion)
  }
}
