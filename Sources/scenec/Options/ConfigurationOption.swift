import ArgumentParser
import SceneCompiler

/// The file that a call takes options from.
struct ConfigurationOption: ParsableArguments {
  @Option(
    name: .customLong("configuration"),
    help: ArgumentHelp(
      "Take options from a JSON file, unless the call gives them itself.",
      discussion: "Its keys are 'accessLevel', 'template', 'error', 'warning' and 'ignore'.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var path: String?

  func validate() throws {
    if path == "" { throw ValidationError("'--configuration' is empty; check for a variable that is not set") }
  }

  /// What the call says of diagnostics, and the file of those that the call leaves open.
  func severities(completing options: DiagnosticOptions) throws -> SeveritySettings {
    let file = ConfigurationFile(at: path, completing: Configuration(severities: options.severities))
    return try file.checked(options.style).severities
  }
}
