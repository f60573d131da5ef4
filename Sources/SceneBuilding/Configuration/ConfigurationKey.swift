import SceneCatalog
package import SceneCompiler

/// The keys of a configuration file: the names of options.
package enum ConfigurationKey: String, CaseIterable {
  /// The schema for editors. scenec ignores it.
  case schema = "$schema"
  case accessLevel
  case template
  case moduleName
  case modules
  case deploymentTarget
  case localization
  case previews
  case accessibilityIdentifiers
  case storyboards
  case error
  case warning
  case ignore

  /// The description of the value, behind "takes".
  package var expectation: String {
    switch self {
    case .schema: "a string, the address of a schema"
    case .accessLevel: "one of \(Self.accessLevels)"
    case .template: "a string, the path of a folder as seen from the folder of this file"
    case .moduleName: "a string, as in \"App\""
    case .modules: "paths by the names of modules, as in { \"Core\": \"../Core\" }"
    case .deploymentTarget: "a version of iOS from \(SystemVersion.oldest), as in \"iOS 17\""
    case .localization: "a string, the name of a strings table"
    case .previews: "true or false"
    case .accessibilityIdentifiers: "true or false"
    case .storyboards: "true or false"
    case .error, .warning, .ignore: "a list of ids, as in [\"unused-placeholder\"]"
    }
  }

  /// The keys, for a sentence.
  package static let list = allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")

  /// The access levels, for a sentence.
  package static let accessLevels = AccessLevel.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")

  /// The severity setting for the diagnostics in a list.
  package var setting: SeveritySettings.Setting? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .ignore: .ignore
    case .schema, .accessLevel, .template, .moduleName, .modules, .deploymentTarget, .localization, .previews,
      .accessibilityIdentifiers, .storyboards:
      nil
    }
  }
}
