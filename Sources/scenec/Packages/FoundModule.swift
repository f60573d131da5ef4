import PathKit
import SceneBuilding
import SceneCompiler

/// Scenes that belong to one module, with what its build passes to scenec.
struct FoundModule {
  /// The scenes.
  var scenes: [Path]
  /// The name by which Swift imports it; nil if only its own scenes are known.
  var name: String?
  /// The configuration, if there is one.
  var configuration: Path?
  /// The modules whose scenes it can refer to.
  var others: [ModuleSource] = []
  /// Whether `others` are taken from the folders beside it, so that its configuration knows better.
  var isGuessed = false
  /// The Swift files, without generated ones; nil if they are not known.
  var sources: [Path]?

  /// The options of a call, completed by those of the module.
  func configuration(completing call: Configuration) -> ConfigurationFile {
    var build = Configuration()
    // As in a build, the name is needed beside other modules only.
    if !others.isEmpty { (build.moduleName, build.modules) = (name, others) }
    if !isGuessed { return ConfigurationFile(at: configuration, completing: call.completed(by: build)) }
    return ConfigurationFile(at: configuration, completing: call).completed(by: build)
  }

  /// The options of the compiler: those of a call, completed by those of the module.
  func compilerOptions(completing call: Configuration, _ style: ReportStyle) throws -> Compiler.Options {
    let configuration = try configuration(completing: call).checked(style)
    return try configuration.compilerOptions(ModuleFiles.find(configuration.modules, besides: scenes))
  }
}
