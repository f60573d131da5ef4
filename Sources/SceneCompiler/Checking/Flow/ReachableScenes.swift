import SceneCatalog
import SceneDiagnostics

/// Something leads to every controller.
enum ReachableScenes: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [UnreachableScene.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    // What was lost by an error might have led anywhere.
    guard !graph.ownFiles.contains(where: \.isIncomplete) else { return }
    // Other modules may lead to each controller of an exposed one.
    guard !graph.modules.isExposed else { return }
    let unsafeFiles = filesWithLostWays(context)
    var names = ControllerNames(graph)
    for id in context.starts.strays where context.starts.reach(of: id) == .nothing {
      guard !unsafeFiles.contains(graph.controllers[id].file), !isReportedOtherwise(id, &names, context) else {
        continue
      }
      let isRing = !context.flow.arrivals(at: id).isEmpty
      log.report(UnreachableScene(controller: graph.label(of: id), isRing: isRing), at: graph.place(of: id))
    }
  }

  /// The files with a segue or a placeholder that should lead to one of their controllers, and leads nowhere.
  private static func filesWithLostWays(_ context: CheckContext) -> Set<Int> {
    let graph = context.graph
    var files: Set<Int> = []
    var lostScenes: Set<String> = []
    for id in graph.controllerIDs {
      let controller = graph.controllers[id]
      if context.flow.hasLostWay(from: id) { files.insert(controller.file) }
      if controller.isPlaceholder, controller.stands == nil, graph.sceneModule(of: controller) == nil,
        let scene = controller[.sceneName]
      {
        lostScenes.insert(scene)
      }
    }
    if lostScenes.isEmpty { return files }
    let names = Set(graph.ownFiles.map(\.name))
    // A misspelt file might be any of them.
    guard lostScenes.isSubset(of: names) else { return Set(graph.files.indices) }
    return files.union(graph.files.indices.filter { lostScenes.contains(graph.files[$0].name) })
  }

  /// Whether another check says why nothing leads to a controller: its parent does not contain it, the placeholder that
  /// stands for it is not used, or another controller has its name.
  private static func isReportedOtherwise(
    _ id: ID<Controller>, _ names: inout ControllerNames, _ context: CheckContext
  ) -> Bool {
    let controller = context.graph.controllers[id]
    return controller.parent != nil || context.placeholders.isStoodFor(id)
      || controller.name.map { names.controller($0.text, inFile: controller.file, context.graph) != id } ?? false
  }
}

struct UnreachableScene: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    No segue leads to this controller, neither from the initial controller of a file nor from anything that can be
    reached from one, and no placeholder brings it into another file. A way to it was probably forgotten or removed,
    or the controller is not needed any more.

        <scenes initialViewController="home">
          <viewController id="home"/>
          <viewController id="about"/>
        </scenes>

    Something has to show it:

        <viewController id="home">
          <segue kind="present" identifier="showAbout" destination="about"/>
        </viewController>

    Only the first controller of a group is reported: what it leads to itself is reached along with it. If code makes
    it, by `instantiateAbout()`, say so in front of it: `<!-- scenec:ignore unreachable-scene - made in code -->`.
    """
  let controller: String
  let isRing: Bool

  var text: String {
    isRing
      ? "'\(controller)' is led to only by controllers that nothing else leads to"
      : "nothing leads to '\(controller)'"
  }
  var help: String? { "add a segue to it, or remove it" }
}
