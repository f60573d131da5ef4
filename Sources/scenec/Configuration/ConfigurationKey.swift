import SceneCompiler

/// What a configuration file can say: options by their names on the command line.
enum ConfigurationKey: String, CaseIterable {
  /// What editors complete and check the file by; scenec does not look at it.
  case schema = "$schema"
  case accessLevel
  case template
  case moduleName
  case modules
  case error
  case warning
  case ignore

  /// What can stand behind the key, to go on after "takes".
  var expectation: String {
    switch self {
    case .schema: "a string, the address of a schema"
    case .accessLevel: "one of \(Self.accessLevels)"
    case .template: "a string, the path of a folder as seen from the folder of this file"
    case .moduleName: "a string, as in \"App\""
    case .modules: "paths by the names of modules, as in { \"Core\": \"../Core\" }"
    case .error, .warning, .ignore: "a list of ids, as in [\"unused-placeholder\"]"
    }
  }

  /// The keys, to stand in a sentence.
  static let list = allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")

  /// The access levels, likewise.
  static let accessLevels = AccessLevel.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")

  /// What becomes of the diagnostics in a list.
  var setting: SeveritySettings.Setting? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .ignore: .ignore
    case .schema, .accessLevel, .template, .moduleName, .modules: nil
    }
  }
}
