import ArgumentParser
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
  var path: String?

  func validate() throws {
    if path == "" { throw ValidationError("'--configuration' is empty; check for a variable that is not set") }
  }

  /// The options of the compiler: those of the call, completed by the file.
  ///
  /// - Parameter scenes: the scenes of the call.
  func compilerOptions(
    completing options: DiagnosticOptions, _ modules: ModuleOptions, of scenes: [Path]
  ) throws -> Compiler.Options {
    let call = Configuration(
      moduleName: modules.moduleName, deploymentTarget: modules.deploymentTarget,
      localization: modules.localization, modules: modules.modules, severities: options.severities)
    let configuration = try ConfigurationFile(at: path, completing: call).checked(options.style)
    return try configuration.compilerOptions(ModuleFiles.find(configuration.modules, besides: scenes))
  }
}
