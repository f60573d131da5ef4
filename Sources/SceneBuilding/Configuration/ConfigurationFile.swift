package import PathKit
import SceneDiagnostics

/// The options of a call completed by its configuration file, and the errors of the file.
package struct ConfigurationFile {
  /// The name of the file in the folder of a module.
  package static let name = Path("scenec.json")

  /// The options of the call, completed by the valid options of the file.
  package let configuration: Configuration
  private let diagnostics: [Diagnostic]

  /// Reads the file at `path`, if the call names one, and completes the options of the call.
  package init(at path: Path?, completing options: Configuration) {
    guard let path else {
      self.init(options, [])
      return
    }
    let reader = ConfigurationReader(path)
    self.init(options.completed(by: reader.configuration), reader.diagnostics)
  }

  private init(_ configuration: Configuration, _ diagnostics: [Diagnostic]) {
    (self.configuration, self.diagnostics) = (configuration, diagnostics)
  }

  /// These options, completed by others.
  package func completed(by other: Configuration) -> ConfigurationFile {
    ConfigurationFile(configuration.completed(by: other), diagnostics)
  }

  /// The configuration. If the file has errors, reports them and throws.
  package func checked(_ style: ReportStyle) throws -> Configuration {
    guard diagnostics.isEmpty else {
      // Always as text, because reports contain only diagnostics of scenes.
      DiagnosticReporter(style: style).reportAsText(diagnostics, to: .error)
      throw ExitStatus.callOrDiskIsWrong
    }
    return configuration
  }
}
