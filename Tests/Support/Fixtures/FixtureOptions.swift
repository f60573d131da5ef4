import SceneCatalog
import SceneCompiler

/// The options of a fixture, in the words of the command line.
enum FixtureOptions {
  struct Unknown: Error, CustomStringConvertible {
    let line: Substring
    var description: String { "Options.txt: '\(line)' is not an option" }
  }

  /// The Swift file that `--sources` names.
  static func sources(_ text: String) -> String? {
    text.split(separator: "\n").first { $0.hasPrefix("--sources ") }.map { String($0.dropFirst("--sources ".count)) }
  }

  static func read(_ text: String) throws -> Compiler.Options {
    var options = Compiler.Options()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      if line == "--previews" {
        options.previews = true
        continue
      }
      guard words.count == 2 else { throw Unknown(line: line) }
      switch words[0] {
      case "--error": options.severities.byID[words[1]] = .error
      case "--warning": options.severities.byID[words[1]] = .warning
      case "--ignore": options.severities.byID[words[1]] = .ignore
      case "--module-name": options.moduleName = words[1]
      case "--access-level":
        guard let level = AccessLevel(rawValue: words[1]) else { throw Unknown(line: line) }
        options.accessLevel = level
      case "--deployment-target":
        guard let target = SystemVersion(deploymentTarget: words[1]) else { throw Unknown(line: line) }
        options.deploymentTarget = target
      case "--localization": options.localization = words[1]
      case "--accessibility-identifiers": options.accessibilityIdentifiers = words[1] == "true"
      case "--sources": break
      default: throw Unknown(line: line)
      }
    }
    return options
  }
}
