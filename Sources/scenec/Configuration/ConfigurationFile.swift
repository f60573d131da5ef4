import SceneDiagnostics

/// What is to be done, as a call and its configuration file say it, and what is wrong with the file.
struct ConfigurationFile {
  /// What the call says, and of what it leaves open, what is right in the file.
  let configuration: Configuration
  private let diagnostics: [Diagnostic]

  /// Reads the file at `path`, where a call names one, to complete the options of the call.
  init(at path: String?, completing options: Configuration) {
    guard let path else {
      (configuration, diagnostics) = (options, [])
      return
    }
    let reader = ConfigurationReader(Path(argument: path))
    configuration = options.completed(by: reader.configuration)
    diagnostics = reader.diagnostics
  }

  /// The configuration; where something is wrong with the file, that is said, and the call ends.
  func checked(_ style: ReportStyle) throws -> Configuration {
    guard diagnostics.isEmpty else {
      // For people in all cases: reports are about scenes.
      DiagnosticReporter(style: style).reportAsText(diagnostics, to: .error)
      throw ExitStatus.callOrDiskIsWrong
    }
    return configuration
  }
}
