import SceneDiagnostics

/// A placeholder for a scene of another module leads to a module that this one can import, and whose scenes it can use.
enum ForeignPlaceholders: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [InternalScenes.self, ModuleCycle.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    guard !graph.modules.others.isEmpty else { return }
    let ways = ModuleWays(graph)
    for id in graph.controllerIDs where graph.controllers[id].isPlaceholder && !graph.isForeign(id) {
      guard let name = graph.controllers[id].sceneModule, let module = graph.modules.other(named: name.text) else {
        continue
      }
      let place = graph.place(name.range, in: id)
      if let back = ways.wayBack(from: name.text) {
        log.report(
          ModuleCycle(name: name.text), at: place,
          notes: [Note("the way back is here", at: graph.place(of: back))])
      } else if !module.isExposed {
        log.report(InternalScenes(module: name.text), at: place)
      }
    }
  }
}

/// Which modules show scenes of which, by their placeholders.
private struct ModuleWays {
  private struct Way {
    let placeholder: ID<Controller>
    /// The module that it leads to; nil for the one that is compiled.
    let module: String?
  }

  private var ways: [String: [Way]] = [:]

  init(_ graph: SceneGraph) {
    for id in graph.controllerIDs {
      let controller = graph.controllers[id]
      guard let source = graph.files[controller.file].module, controller.sceneModule != nil else { continue }
      ways[source, default: []].append(Way(placeholder: id, module: graph.sceneModule(of: controller)))
    }
  }

  /// The placeholder by which a module leads back to the one that is compiled, if there is one.
  func wayBack(from start: String) -> ID<Controller>? {
    var open = [start]
    var seen: Set<String> = [start]
    while let module = open.popLast() {
      for way in ways[module] ?? [] {
        guard let next = way.module else { return way.placeholder }
        if seen.insert(next).inserted { open.append(next) }
      }
    }
    return nil
  }
}

struct InternalScenes: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    What is generated for the scenes of a module is internal, unless its `scenec.json` says otherwise. Another module
    cannot use it then:

        <viewControllerPlaceholder id="login" module="Core" sceneName="Login"/>

    Write the access level to the file `scenec.json` in the folder of the other target, `"package"` where both targets
    are in one package, else `"public"`:

        { "accessLevel": "public" }

    The classes and the types of parameters that its scenes name have to be as visible. Classes that are subclassed in
    their own module only, as those of scenes are, need not be `open`.

    If the access level of that module is given on the command line instead, leave this message out by
    `--ignore internal-scenes`.
    """
  let module: String

  var text: String { "the scenes of the module '\(module)' are internal, so this module cannot use them" }
  var help: String? { "write { \"accessLevel\": \"public\" } to the file 'scenec.json' of '\(module)'" }
}

struct ModuleCycle: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Modules cannot import each other, neither directly nor through a third module. So when scenes of one module show
    scenes of another, the other cannot show scenes of the first.

        Core/Login.scene:  <viewControllerPlaceholder id="home" module="App" sceneName="Main"/>
        App/Main.scene:    <viewControllerPlaceholder id="login" module="Core" sceneName="Login"/>

    Let one of the two lead there by code: the controller in `Core` calls a closure or a delegate that `App` gives to
    it. Or go back by an unwind segue in `App`. Or move the scene to the module that both can import.
    """
  let name: String

  var text: String {
    "the scenes of the module '\(name)' lead back to this module, but modules cannot import each other"
  }
  var help: String? { "let one of the two lead to the other by code, through a closure or a delegate" }
}
