import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics

/// One overview of the named files of several modules, each of which is checked as `check` does it.
struct ModuleOverview {
  private let call: ModuleCall
  /// Whether all storyboards of an app are among the files.
  private let isWholeApp: Bool
  private var modules: [(name: String?, files: [SceneFile])] = []
  private var storyboards = SceneMap()
  private(set) var diagnostics: [Diagnostic] = []

  init(of call: ModuleCall, isWholeApp: Bool) { (self.call, self.isWholeApp) = (call, isWholeApp) }

  /// Checks a module, and adds those of its files that the call names.
  mutating func add(_ module: FoundModule, _ files: [SceneFile], _ compiler: Compiler) {
    let scenes = files.filter { !ModuleInput.isNib($0.path) }
    diagnostics += compiler.check(scenes).filter(call.reports)
    let drawn = scenes.filter { call.isNamed($0.path) }
    if !drawn.isEmpty { modules.append((module.name, drawn)) }
    let nibs = files.filter { ModuleInput.isNib($0.path) && call.isNamed($0.path) }
    guard !nibs.isEmpty else { return }
    let other = ModuleInput(nibs, isWholeApp: isWholeApp).map(compiler)
    storyboards = storyboards.appending(other.map)
    diagnostics += other.diagnostics
  }

  /// The overview. Only beside other modules, the files of a module have its name in theirs.
  var map: SceneMap {
    Self.map(of: modules, diagnostics, namesModules: modules.count > 1).appending(storyboards)
  }

  /// One overview of the files of modules.
  ///
  /// - Parameter namesModules: whether files have the name of their module in theirs.
  static func map(
    of modules: [(name: String?, files: [SceneFile])], _ diagnostics: [Diagnostic], namesModules: Bool
  ) -> SceneMap {
    let own = namesModules ? modules.filter { $0.name == nil } : modules
    let others =
      namesModules
      ? modules.compactMap { module in module.name.map { SceneModule(name: $0, files: module.files, isExposed: true) } }
      : []
    return Compiler.map(own.flatMap(\.files), beside: others, diagnostics)
  }
}
