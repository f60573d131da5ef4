package import PathKit
import SceneCatalog
import SceneCompiler
package import SceneDiagnostics

/// Parses a configuration file and reports all of its errors.
package struct ConfigurationReader {
  /// The valid options.
  package private(set) var configuration = Configuration()
  /// The errors.
  package private(set) var diagnostics: [Diagnostic] = []

  private let path: Path
  private let file: SceneFile
  private var keys: [String: Place] = [:]
  private var lists: [String: (key: ConfigurationKey, place: Place)] = [:]

  /// Reads the file at a path.
  package init(_ path: Path) {
    self.path = path
    do {
      file = try InputFile.read(path)
    } catch {
      file = SceneFile(path: path.shown, bytes: [])
      report("\(error.sentence); check the path", at: Place(file, SourceRange(0, 0)))
      return
    }
    read()
  }

  private mutating func read() {
    do {
      let value = try JSONParser.value(in: file)
      guard let members = value.members else {
        return report("a configuration is an object, as in { \"accessLevel\": \"public\" }", at: value.place)
      }
      for member in members { read(member.name, member.value) }
    } catch {
      report(error.sentence, at: error.place)
    }
  }

  private mutating func read(_ name: JSONValue, _ value: JSONValue) {
    guard let word = name.string else { return }
    if let first = keys.updateValue(name.place, forKey: word) {
      report("'\(word)' stands here twice; leave one out", at: name.place, notes: [Note("it is here, too", at: first)])
    }
    guard let key = ConfigurationKey(rawValue: word) else { return reportUnknownKey(word, at: name.place) }
    switch key {
    case .schema: if value.string == nil { reportMistyped(key, at: value.place) }
    case .accessLevel: readAccessLevel(value)
    case .template: readTemplate(value)
    case .moduleName: readModuleName(value)
    case .modules: readModules(value)
    case .deploymentTarget: readDeploymentTarget(value)
    case .localization: readLocalization(value)
    case .previews: configuration.previews = flag(key, value)
    case .accessibilityIdentifiers: configuration.accessibilityIdentifiers = flag(key, value)
    case .storyboards: configuration.storyboards = flag(key, value)
    case .error, .warning, .ignore: readList(key, value)
    }
  }

  // MARK: Values

  private mutating func readAccessLevel(_ value: JSONValue) {
    guard let word = value.string else { return reportMistyped(.accessLevel, at: value.place) }
    if let level = AccessLevel(rawValue: word) {
      configuration.accessLevel = level
    } else {
      let suggestion = Suggestion(for: word, among: AccessLevel.allCases.map(\.rawValue))
      report(
        "there is no access level '\(word)'; " + hint(suggestion, else: "there are \(ConfigurationKey.accessLevels)"),
        at: value.place, suggestion: suggestion)
    }
  }

  private mutating func readTemplate(_ value: JSONValue) {
    guard let word = value.string else { return reportMistyped(.template, at: value.place) }
    if word.utf8.contains(0) { return report("no path has a zero in it; take '\\u0000' out", at: value.place) }
    let folder = path.folder.appending(Path(word))
    // A missing folder can appear while a watch waits for it.
    configuration.template = folder
    guard let status = try? POSIX.status(of: folder), status.isFolder else {
      return report(
        "there is no folder '\(folder)'; give its path as seen from the folder of this file", at: value.place)
    }
    do { _ = try InputFile.findTemplates(in: folder) } catch { report(error.sentence, at: value.place) }
  }

  private mutating func readModuleName(_ value: JSONValue) {
    guard let name = value.string, !name.isEmpty else { return reportMistyped(.moduleName, at: value.place) }
    configuration.moduleName = name
  }

  private mutating func readModules(_ value: JSONValue) {
    guard let members = value.members else { return reportMistyped(.modules, at: value.place) }
    for member in members {
      guard let name = member.name.string, let path = member.value.string, !name.isEmpty, !path.isEmpty,
        !path.utf8.contains(0)
      else {
        reportMistyped(.modules, at: member.value.place)
        continue
      }
      configuration.modules.append(ModuleSource(name: name, path: self.path.folder.appending(Path(path))))
    }
  }

  private mutating func readDeploymentTarget(_ value: JSONValue) {
    guard let target = value.string.flatMap(SystemVersion.init(supported:)) else {
      return reportMistyped(.deploymentTarget, at: value.place)
    }
    configuration.deploymentTarget = target
  }

  private mutating func readLocalization(_ value: JSONValue) {
    guard let table = value.string, !table.isEmpty else { return reportMistyped(.localization, at: value.place) }
    configuration.localization = table
  }

  private mutating func flag(_ key: ConfigurationKey, _ value: JSONValue) -> Bool? {
    if value.boolean == nil { reportMistyped(key, at: value.place) }
    return value.boolean
  }

  private mutating func readList(_ key: ConfigurationKey, _ value: JSONValue) {
    guard let elements = value.elements else { return reportMistyped(key, at: value.place) }
    for element in elements {
      guard let id = element.string else {
        reportMistyped(key, at: element.place)
        continue
      }
      readID(id, in: key, at: element.place)
    }
  }

  private mutating func readID(_ id: String, in key: ConfigurationKey, at place: Place) {
    if let objection = SeverityObjection(to: id) {
      return report(objection.sentence, at: place, suggestion: objection.suggestion)
    }
    if let other = lists[id], other.key != key {
      return report(
        "'\(id)' stands in two of 'error', 'warning' and 'ignore'; leave one out", at: place,
        notes: [Note("it is in '\(other.key.rawValue)' here", at: other.place)])
    }
    lists[id] = (key, place)
    configuration.severities.byID[id] = key.setting
  }

  // MARK: Problems

  private mutating func reportUnknownKey(_ word: String, at place: Place) {
    let suggestion = Suggestion(for: word, among: ConfigurationKey.allCases.map(\.rawValue))
    report(
      "there is no key '\(word)'; " + hint(suggestion, else: "there are \(ConfigurationKey.list)"), at: place,
      suggestion: suggestion)
  }

  private mutating func reportMistyped(_ key: ConfigurationKey, at place: Place) {
    report("'\(key.rawValue)' takes \(key.expectation)", at: place)
  }

  private func hint(_ suggestion: Suggestion?, else words: String) -> String {
    suggestion.map { "did you mean '\($0.text)'?" } ?? words
  }

  private mutating func report(
    _ sentence: String, at place: Place, notes: [Note] = [], suggestion: Suggestion? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        id: "", severity: .error, message: sentence, place: place, notes: notes,
        fix: suggestion.map { Fix(replace: place, with: $0.text) }))
  }
}
