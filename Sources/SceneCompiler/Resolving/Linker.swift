import SceneCatalog
import SceneDiagnostics

/// Finds what the names in a graph refer to.
enum Linker {
  /// Finds what names refer to that are names in their own file.
  static func linkWithinFiles(_ graph: inout SceneGraph, _ log: inout DiagnosticLog) {
    var names = ControllerNames(graph)
    for file in graph.files.indices { linkInitial(&graph, file, &names, &log) }
    for id in graph.controllerIDs { linkParent(&graph, id, &names, &log) }
    for id in graph.segueIDs { linkDestination(&graph, id, &names, &log) }
    UseLinker.link(&graph, &names, &log)
    ConnectionLinker.link(&graph, &names, &log)
  }

  private static func linkInitial(
    _ graph: inout SceneGraph, _ file: Int, _ names: inout ControllerNames, _ log: inout DiagnosticLog
  ) {
    guard let name = graph.files[file].initialName else { return }
    graph.files[file].initial = names.controller(name.text, inFile: file, graph)
    if graph.files[file].initial == nil, !graph.files[file].mayHaveLost(name.text) {
      log.report(
        UnknownInitialController(name: name.text), at: graph.files[file].place(name.range),
        suggestion: names.suggestion(for: name.text, inFile: file, graph))
    }
  }

  private static func linkParent(
    _ graph: inout SceneGraph, _ id: ID<Controller>, _ names: inout ControllerNames, _ log: inout DiagnosticLog
  ) {
    guard let name = graph.controllers[id].name(of: .parent) else { return }
    let file = graph.controllers[id].file
    graph.controllers[id].parent = names.controller(name.text, inFile: file, graph)
    if graph.controllers[id].parent == nil, !graph.files[file].mayHaveLost(name.text) {
      log.report(
        UnknownParent(name: name.text), at: graph.files[file].place(name.range),
        suggestion: names.suggestion(for: name.text, inFile: file, graph))
    }
  }

  private static func linkDestination(
    _ graph: inout SceneGraph, _ id: ID<Segue>, _ names: inout ControllerNames, _ log: inout DiagnosticLog
  ) {
    guard let name = graph.segues[id].destinationName else { return }
    let source = graph.segues[id].source
    let file = graph.controllers[source].file
    graph.segues[id].destination = names.controller(name.text, inFile: file, graph)
    guard graph.segues[id].destination == nil, !graph.files[file].mayHaveLost(name.text) else { return }
    let place = graph.files[file].place(name.range)
    if let object = names.object(name.text, inFile: file, graph) {
      log.report(
        DestinationIsView(name: name.text, element: graph.objects[object].kind.name), at: place,
        notes: [Note("'\(name.text)' is here", at: graph.place(graph.objects[object].range, of: object))])
    } else {
      log.report(
        UnknownDestination(name: name.text), at: place,
        suggestion: names.suggestion(for: name.text, inFile: file, graph))
    }
  }

  /// Finds what placeholders stand for: controllers of other files.
  static func linkPlaceholders(_ graph: inout SceneGraph, _ log: inout DiagnosticLog) {
    guard graph.controllers.contains(where: \.isPlaceholder) else { return }
    var names = ControllerNames(graph)
    var files = SceneFileIndex(graph)
    for id in graph.controllerIDs {
      let placeholder = graph.controllers[id]
      guard placeholder.isPlaceholder, let scene = placeholder.name(of: .sceneName) else { continue }
      let module = graph.sceneModule(of: placeholder)
      if let module, graph.isOfUnknownModule(placeholder) {
        linkExternal(&graph, id, to: scene, in: module, &log)
        continue
      }
      guard let file = files.file(named: scene.text, inModule: module) else {
        // What was left out may have been the module.
        if placeholder.isDamaged, module == nil { continue }
        let own = graph.files[placeholder.file]
        let suggestion = files.suggestion(for: scene.text, inModule: module, besides: own)
        log.report(
          UnknownSceneFile(name: scene.text, module: module, hasSuggestion: suggestion != nil),
          at: graph.place(scene.range, in: id), suggestion: suggestion)
        continue
      }
      linkPlaceholder(&graph, id, to: file, &names, &log)
    }
  }

  /// Links a placeholder to a module whose scenes are not known: what it names is left to the Swift compiler.
  private static func linkExternal(
    _ graph: inout SceneGraph, _ id: ID<Controller>, to scene: Name, in module: String, _ log: inout DiagnosticLog
  ) {
    let placeholder = graph.controllers[id]
    guard placeholder.customClass != nil else {
      let range = placeholder.sceneModule?.range ?? placeholder.range
      let suggestion = Suggestion(for: module, among: graph.modules.others.map(\.name))
      log.report(
        UnknownModule(name: module, isMisspelt: suggestion != nil), at: graph.place(range, in: id),
        suggestion: suggestion)
      return
    }
    let reference = placeholder.name(of: .referencedIdentifier)
    if SpelledName.lowerCamel(scene.text) == nil {
      log.report(
        UnknownSceneFile(name: scene.text, module: module, hasSuggestion: false), at: graph.place(scene.range, in: id))
    } else if let reference, !SwiftName.isIdentifier(reference.text) {
      log.report(
        UnknownControllerInScene(name: reference.text, scene: scene.text, present: []),
        at: graph.place(reference.range, in: id))
    } else {
      graph.controllers[id].isExternal = true
    }
  }

  private static func linkPlaceholder(
    _ graph: inout SceneGraph, _ id: ID<Controller>, to file: Int, _ names: inout ControllerNames,
    _ log: inout DiagnosticLog
  ) {
    let reference = graph.controllers[id].name(of: .referencedIdentifier)
    let name = reference ?? graph.files[file].initialName
    let target = name.flatMap { names.controller($0.text, inFile: file, graph) }
    graph.controllers[id].stands = target.flatMap { graph.controllers[$0].isPlaceholder ? nil : $0 }
    // An error in a file of another module is not reported here, so what it lost is.
    let isReportedThere = graph.files[file].module == nil && graph.files[file].mayHaveLost(name?.text ?? "")
    guard graph.controllers[id].stands == nil, !isReportedThere else { return }
    let scene = graph.files[file].name
    let range = reference?.range ?? graph.controllers[id].range
    // A controller that was renamed over there is no slip here: only a misspelt word is corrected.
    let suggestion = reference.flatMap { reference in
      names.suggestion(for: reference.text, inFile: file, graph).flatMap { $0.addsWord(to: reference.text) ? nil : $0 }
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
