import ArgumentParser
import SceneCompiler

/// The file that a call takes options from.
struct ConfigurationOption: ParsableArguments {
  @Option(
    name: .customLong("configuration"),
    help: ArgumentHelp(
      "Take options from a JSON file, unless the call gives them itself.",
      discussion: """
        Its keys are 'accessLevel', 'template', 'moduleName', 'modules', 'error', 'warning' and 'ignore'.
        """, valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var path: String?

  func validate() throws {
    if path == "" { throw ValidationError("'--configuration' is empty; check for a variable that is not set") }
  }

  /// What the checks of scenes depend on, as the call says it, and the file where the call says nothing.
  ///
  /// - Parameter scenes: the scenes of the call.
  func compilerOptions(
    completing options: DiagnosticOptions, _ modules: ModuleOptions, of scenes: [Path]
  ) throws -> Compiler.Options {
    let call = Configuration(
      moduleName: modules.moduleName, modules: modules.modules, severities: options.severities)
    let configuration = try ConfigurationFile(at: path, completing: call).checked(options.style)
    return try configuration.compilerOptions(ModuleFiles.find(configuration.modules, besides: scenes))
  }
}
