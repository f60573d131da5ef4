import ArgumentParser
import PathKit
import SceneBuilding
import SceneCompiler

/// The option for the configuration file.
struct ConfigurationOption: ParsableArguments {
  @Option(
    name: .customLong("configuration"),
    help: ArgumentHelp(
      "Read options from a JSON file. Options of the call override them.",
      discussion: """
        Its keys are 'accessLevel', 'template', 'moduleName', 'modules', 'deploymentTarget', 'localization', 'previews', 'accessibilityIdentifiers', 'storyboards', 'error', 'warning' and 'ignore'.
        """, valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var path: Path?

  func validate() throws {
    if path == "" { throw ValidationError("'--configuration' is empty; check for a variable that is not set") }
  }

  /// The options of the compiler: those of the call, completed by the file.
  ///
  /// - Parameter scenes: the scenes of the call.
  func compilerOptions(
    completing options: DiagnosticOptions, _ modules: ModuleOptions, of scenes: [Path]
  ) throws -> Compiler.Options {
    try compilerOptions(completing: options, modules, of: FoundModule(scenes: scenes))
  }

  /// The options of the compiler: those of the call, completed by those of a module.
  func compilerOptions(
    completing options: DiagnosticOptions, _ modules: ModuleOptions, of module: FoundModule
  ) throws -> Compiler.Options {
    let call = Configuration(
      moduleName: modules.moduleName, deploymentTarget: modules.deploymentTarget,
      localization: modules.localization, modules: modules.modules, severities: options.severities)
    var module = module
    // The file that the call names takes the place of the one that was found.
    if let path { module.configuration = path }
    return try module.compilerOptions(completing: call, options.style)
  }
}
