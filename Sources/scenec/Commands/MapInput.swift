import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics
import SceneDrawing

/// The scenes of a call, of which a map is made: those of one module, or of several.
struct MapInput {
  /// What was read.
  struct Contents {
    let scenes: [SceneFile]
    let map: SceneMap
    let diagnostics: [Diagnostic]
  }

  private let sources: SceneSources
  private let paths: [Path]
  private let configuration: ConfigurationOption
  private let diagnosticOptions: DiagnosticOptions
  private let moduleOptions: ModuleOptions

  init(
    _ sources: SceneSources, _ paths: [Path], _ configuration: ConfigurationOption,
    _ diagnosticOptions: DiagnosticOptions, _ moduleOptions: ModuleOptions
  ) {
    self.sources = sources
    self.paths = paths
    self.configuration = configuration
    self.diagnosticOptions = diagnosticOptions
    self.moduleOptions = moduleOptions
  }

  /// The map of the scenes.
  func read() throws -> Contents { try read { _, _, _ in } }

  /// The map of the scenes, and the screens of their controllers.
  func read(_ screens: inout BoxScreens) throws -> Contents {
    var search = ResourceSearch()
    return try read { files, options, module in
      screens.add(files, Compiler(options)) { search.appResources(of: module, for: $0) }
    }
  }

  /// - Parameter each: is called with the scenes of each module, and with its options.
  private func read(_ each: ([SceneFile], Compiler.Options, FoundModule) throws -> Void) throws -> Contents {
    let call = try ModuleCall(sources, paths, isExplicit: moduleOptions.isExplicit(configuration))
    var scenes: [SceneFile] = []
    var overview = ModuleOverview(of: call, isWholeApp: sources.hasFolders)
    for module in call.modules {
      let files = try sources.read(module.scenes)
      var options = try configuration.compilerOptions(completing: diagnosticOptions, moduleOptions, of: module)
      try each(files, options, module)
      if call.modules.count == 1, module.name == nil {
        // All files are one module, and those that '--module' names are shown, too.
        let (map, diagnostics) = ModuleInput(files, isWholeApp: sources.hasFolders).map(Compiler(options))
        return Contents(scenes: files, map: map, diagnostics: diagnostics)
      }
      options.sources = try module.sources.map { try SwiftSources.read($0) }
      overview.add(module, files, Compiler(options))
      scenes += files.filter { call.isNamed($0.path) }
    }
    return Contents(scenes: scenes, map: overview.map, diagnostics: overview.diagnostics)
  }
}
