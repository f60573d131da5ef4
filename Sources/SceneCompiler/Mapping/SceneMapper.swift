import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// Draws the map of a graph.
struct SceneMapper {
  private let analysis: GraphAnalysis
  private let graph: SceneGraph
  private let lines: [LineTable]
  private var map = SceneMap()

  /// The map of a graph, with what was found to be wrong.
  static func map(_ analysis: GraphAnalysis, _ diagnostics: [Diagnostic]) -> SceneMap {
    var mapper = SceneMapper(analysis)
    mapper.addFiles()
    mapper.addControllers()
    mapper.addSegues()
    mapper.markStarts()
    mapper.findHolders()
    mapper.markUnreachable(diagnostics)
    mapper.addProblems(diagnostics)
    return mapper.map
  }

  private init(_ analysis: GraphAnalysis) {
    self.analysis = analysis
    graph = analysis.graph
    lines = graph.files.map { LineTable($0.document.file) }
  }

  private mutating func addFiles() {
    map.files = graph.files.map { SceneMap.File(path: $0.document.file.path, name: $0.label) }
  }

  // MARK: Controllers

  private mutating func addControllers() {
    var counts: [String: Int] = [:]
    for controller in graph.controllers {
      let name = "\(graph.files[controller.file].label).\(controller.label)"
      let count = counts[name, default: 0] + 1
      counts[name] = count
      map.controllers.append(mapped(controller, key: count == 1 ? name : "\(name)#\(count)"))
    }
  }

  private func mapped(_ controller: Controller, key: String) -> SceneMap.Controller {
    let tab = controller.tabBarItem.flatMap { graph.objects[$0][.title] }
    return SceneMap.Controller(
      key: key, name: controller.label.isEmpty ? controller.kind.name : controller.label, element: controller.kind.name,
      customClass: controller.customClass?.text,
      title: controller[.title] ?? tab,
      elsewhere: controller.stands == nil ? Self.elsewhere(controller) : nil,
      file: controller.file, position: lines[controller.file].position(of: controller.range.start),
      isPlaceholder: controller.isPlaceholder,
      parameters: controller.parameters.map { parameter in
        SceneMap.Parameter(name: parameter.name.text, type: parameter.type.text, fallback: parameter.fallback?.text)
      },
      standsFor: controller.stands?.index)
  }

  /// What a placeholder says of where its controller is.
  private static func elsewhere(_ placeholder: Controller) -> String? {
    guard placeholder.isPlaceholder else { return nil }
    let identifier = placeholder[.referencedIdentifier].map { " · \($0)" } ?? ""
    if let name = placeholder[.storyboardName] { return "\(name).storyboard\(identifier)" }
    let module = placeholder.sceneModule.map { $0.text + "/" } ?? ""
    return placeholder[.sceneName].map { "\(module)\($0).scene\(identifier)" }
  }

  private mutating func markStarts() {
    let initials = graph.files.map { file in
      file.initial.map { (graph.target(of: $0) ?? $0).index }
    }
    for initial in initials.compactMap(\.self) { map.controllers[initial].isInitial = true }
    let candidates = initials.indices.filter { initials[$0] != nil }
    let entry = EntryFile.find(
      graph.files.map(\.name), destinations: destinationsOfFiles(initials), candidates: Set(candidates))
    if let initial = entry.flatMap({ initials[$0] }) { map.controllers[initial].isEntry = true }
  }

  /// For each file, the other files that its segues and its initial controller lead to.
  private func destinationsOfFiles(_ initials: [Int?]) -> [Set<Int>] {
    var destinations = [Set<Int>](repeating: [], count: map.files.count)
    func add(_ destination: Int?, to file: Int) {
      guard let destination = destination.map({ map.controllers[$0].file }), destination != file else { return }
      destinations[file].insert(destination)
    }
    for (file, initial) in initials.enumerated() { add(initial, to: file) }
    for segue in map.segues { add(segue.destination, to: map.controllers[segue.source].file) }
    return destinations
  }

  /// Marks what the checks call unreachable, with all that only it leads to. Where they say nothing, code makes it.
  private mutating func markUnreachable(_ diagnostics: [Diagnostic]) {
    let reported = Set(diagnostics.filter { $0.id == UnreachableScene.id }.map(Spot.init))
    guard !reported.isEmpty else { return }
    var open = analysis.starts.strays.filter { reported.contains(Spot(graph.place(of: $0))) }
    while let id = open.popLast() {
      guard analysis.starts.reach(of: id) == .nothing, !map.controllers[id.index].isUnreachable else { continue }
      map.controllers[id.index].isUnreachable = !graph.controllers[id].isPlaceholder
      open += graph.ways(from: id).map(\.destination).filter { !map.controllers[$0.index].isUnreachable }
    }
  }

  /// The location of a diagnostic.
  private struct Spot: Hashable {
    let path: String
    let start: Int

    init(_ place: Place) { (path, start) = (place.file.path, place.range.start) }
    init(_ diagnostic: Diagnostic) { self.init(diagnostic.place) }
  }

  // MARK: Segues

  private mutating func addSegues() {
    let hooks = hooks
    map.segues = graph.segueIDs.map { id in
      let segue = graph.segues[id]
      let destination = graph.destination(of: id)
      return SceneMap.Segue(
        kind: segue.kind?.rawValue, identifier: segue.identifier?.text, relationship: segue.relationship?.rawValue,
        unwindAction: segue.attribute(.unwindAction)?.text, view: view(of: segue.trigger),
        viewElement: element(of: segue.trigger)?.kind.name,
        performMethod: segue.identifier.flatMap { _ in GeneratedNames.segueCase(segue, in: graph) }
          .map(GeneratedNames.perform),
        hook: hooks[id], container: Self.container(of: segue.trigger), isFirst: segue.isInitial,
        source: segue.source.index,
        destination: destination?.index, placeholder: segue.destination == destination ? nil : segue.destination?.index,
        destinationName: segue.destinationName?.text,
        arguments: segue.arguments.map { SceneMap.Segue.Argument(name: $0.name.text, value: $0.value.text) },
        position: lines[graph.controllers[segue.source].file].position(of: segue.range.start))
    }
  }

  /// The methods that make destinations, by the segues and relationships that call them.
  private var hooks: [ID<Segue>: String] {
    var hooks: [ID<Segue>: String] = [:]
    for id in graph.files.flatMap(\.controllers) {
      for hook in analysis.childHooks(of: id) { hooks[hook.relationship] = hook.method.fullName }
      for segue in analysis.segues(of: id).all {
        if let hook = DestinationHook(segue, graph) { hooks[segue.id] = hook.fullName }
      }
    }
    return hooks
  }

  private func view(of trigger: Segue.Trigger) -> String? {
    element(of: trigger).map { $0.name?.text ?? $0.kind.name }
  }

  private func element(of trigger: Segue.Trigger) -> SceneObject? {
    switch trigger {
    case .code: nil
    case .container(let id), .object(let id): graph.objects[id]
    }
  }

  private static func container(of trigger: Segue.Trigger) -> Int? {
    if case .container(let id) = trigger { id.index } else { nil }
  }

  // MARK: What is in what

  private mutating func findHolders() {
    for id in graph.controllerIDs {
      let parents = Set(analysis.containment.parents(of: id).map(\.parent))
      let parent = parents.isEmpty ? graph.controllers[id].parent : parents.count == 1 ? parents.first : nil
      guard let parent, parent != id, !graph.controllers[id].isPlaceholder || graph.controllers[id].stands == nil,
        !graph.controllers[parent].isPlaceholder, graph.controllers[parent].file == graph.controllers[id].file
      else { continue }
      map.controllers[id.index].holder = parent.index
    }
    removeRings()
  }

  /// Controllers that contain each other, which is an error, are in nothing.
  private mutating func removeRings() {
    // Each walk leaves its number behind, so that no way is walked twice.
    var walks = [Int](repeating: -1, count: map.controllers.count)
    for start in map.controllers.indices {
      var next: Int? = start
      while let index = next, walks[index] < 0 {
        walks[index] = start
        next = map.controllers[index].holder
      }
      if let index = next, walks[index] == start { openRing(at: index) }
    }
  }

  private mutating func openRing(at start: Int) {
    var next: Int? = start
    while let index = next {
      next = map.controllers[index].holder
      map.controllers[index].holder = nil
    }
  }

  // MARK: Problems

  /// Adds what is wrong in the scenes. What is wrong in Swift files is in no picture of the scenes.
  private mutating func addProblems(_ diagnostics: [Diagnostic]) {
    let paths = Set(graph.files.map(\.document.file.path))
    var owners = ProblemOwners(graph)
    for diagnostic in diagnostics.sortedByPlace where paths.contains(diagnostic.place.file.path) {
      let index = map.problems.count
      let owner = owners.owner(of: diagnostic.place)
      map.problems.append(
        SceneMap.Problem(
          id: diagnostic.id, severity: diagnostic.severity, message: diagnostic.message,
          path: diagnostic.place.file.path, position: position(of: diagnostic.place, in: owners)))
      switch owner {
      case .segue(let id): map.segues[id.index].problems.append(index)
      case .controller(let id): map.controllers[id.index].problems.append(index)
      case .file(let file): map.files[file].problems.append(index)
      case nil: break
      }
    }
  }

  private func position(of place: Place, in owners: ProblemOwners) -> LineTable.Position {
    let table = owners.file(of: place).map { lines[$0] } ?? LineTable(place.file)
    return table.position(of: place.range.start)
  }
}
