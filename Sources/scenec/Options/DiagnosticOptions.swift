import ArgumentParser
import SceneBuilding
import SceneCompiler
import SceneDiagnostics

/// The options for severities and formats of diagnostics.
struct DiagnosticOptions: ParsableArguments {
  @Option(
    name: .customLong("error"),
    help: ArgumentHelp("Treat a kind of diagnostic as an error.", valueName: "id"),
    completion: .diagnosticID
  )
  var errors: [String] = []

  @Option(
    name: .customLong("warning"),
    help: ArgumentHelp("Treat a kind of diagnostic as a warning.", valueName: "id"),
    completion: .diagnosticID
  )
  var warnings: [String] = []

  @Option(
    name: .customLong("ignore"),
    help: ArgumentHelp("Do not report a kind of diagnostic.", valueName: "id"),
    completion: .diagnosticID
  )
  var ignored: [String] = []

  @Option(
    name: .customLong("diagnostics-format"),
    help: ArgumentHelp("The format of diagnostics, for people or for programs.", valueName: "format")
  )
  var format = DiagnosticsFormat.text

  @Option(help: ArgumentHelp("The maximum number of diagnostics to show as text.", valueName: "number"))
  var limit: Int?

  @Option(
    help: ArgumentHelp(
      "Use colour; 'auto' uses it on a terminal unless NO_COLOR is set.")
  )
  var color = ColorChoice.auto

  /// The style of diagnostics.
  var style: ReportStyle { ReportStyle(format: format, limit: limit, color: color) }

  /// The severities.
  var severities: SeveritySettings {
    var settings = SeveritySettings()
    for (id, setting) in choices { settings.byID[id] = setting }
    return settings
  }

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("'--limit' takes a number from 1") }
    var seen: [String: SeveritySettings.Setting] = [:]
    for (id, setting) in choices {
      if let objection = SeverityObjection(to: id) { throw ValidationError(objection.sentence) }
      if let other = seen.updateValue(setting, forKey: id), other != setting {
        throw ValidationError("'\(id)' is given to two of '--error', '--warning' and '--ignore'; leave one out")
      }
    }
  }

  private var choices: [(id: String, setting: SeveritySettings.Setting)] {
    errors.map { ($0, .error) } + warnings.map { ($0, .warning) } + ignored.map { ($0, .ignore) }
  }
}

extension CompletionKind {
  /// Completions for ids. They are computed only on request of a shell, not at every start.
  static var diagnosticID: CompletionKind {
    .custom { _, _, _ in AllDiagnostics.kinds.map { $0.id } }
  }
}
