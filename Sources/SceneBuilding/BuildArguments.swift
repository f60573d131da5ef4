import PathKit
import SceneCatalog
import SceneCompiler
import SceneDiagnostics

/// Parses the arguments of `build` without the argument parser.
///
/// The argument parser takes a tenth of a first build to compile. At run time it inspects the types of all options of a
/// command before it reads the first, which takes longer than compiling a small scene. What this parser accepts means the
/// same to the argument parser. What only people ask for, such as help, completions or watching, it refuses.
package struct BuildArguments {
  private var call = BuildCall(inputs: SceneSources(paths: []))
  private var rest: ArraySlice<String>
  private var choices: [String: SeveritySettings.Setting] = [:]

  /// The call that arguments make, the word `build` among them.
  package static func parse(_ arguments: some Sequence<String>) throws(CallError) -> BuildCall {
    var parser = BuildArguments(rest: Array(arguments)[...])
    guard parser.rest.popFirst() == "build" else {
      throw CallError("scenec-build builds for the plugins: it takes the arguments of 'scenec build'; call 'scenec'")
    }
    while let argument = parser.rest.popFirst() { try parser.add(argument) }
    if parser.call.inputs.paths.isEmpty { throw CallError("a path is missing; name a scene file or a folder") }
    if let objection = parser.call.objection { throw CallError(objection) }
    return parser.call
  }

  private init(rest: ArraySlice<String>) { self.rest = rest }

  private mutating func add(_ argument: String) throws(CallError) {
    guard argument.hasPrefix("-"), argument != "-" else {
      if argument.isEmpty { throw CallError("a path is empty; check for a variable that is not set") }
      return call.inputs.paths.append(Path(argument))
    }
    // `--output=Generated` is `--output Generated`.
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2 { rest = [parts[1]] + rest }
    switch parts[0] {
    case "--check" where parts.count == 1: call.isCheck = true
    case "--force" where parts.count == 1: call.isForced = true
    case "--previews" where parts.count == 1: call.options.previews = true
    case "--source-locations" where parts.count == 1: call.hasSourceLocations = true
    case "--print-outputs" where parts.count == 1: call.printsOutputs = true
    case "--sources": try addSources()
    default: try add(parts[0], try value(of: parts[0]))
    }
  }

  private mutating func add(_ option: String, _ value: String) throws(CallError) {
    switch option {
    case "--output": call.output = Path(value)
    case "--configuration": call.configurationFile = Path(value)
    case "--template": call.options.template = Path(value)
    case "--depfile": call.depfile = Path(value)
    case "--module-name": call.options.moduleName = try parsed(value, option) { SwiftName.isIdentifier($0) ? $0 : nil }
    case "--localization": call.options.localization = value
    case "--module": call.options.modules.append(try parsed(value, option, ModuleSource.init(argument:)))
    case "--access-level": call.options.accessLevel = try parsed(value, option, AccessLevel.init(rawValue:))
    case "--deployment-target":
      call.options.deploymentTarget = try parsed(value, option, SystemVersion.init(supported:))
    case "--diagnostics-format": call.style.format = try parsed(value, option, DiagnosticsFormat.init(rawValue:))
    case "--color": call.style.color = try parsed(value, option, ColorChoice.init(rawValue:))
    case "--limit": call.style.limit = try parsed(value, option) { Int($0).flatMap { $0 > 0 ? $0 : nil } }
    case "--error": try choose(.error, for: value)
    case "--warning": try choose(.warning, for: value)
    case "--ignore": try choose(.ignore, for: value)
    default: throw CallError("scenec-build has no option '\(option)'; 'scenec build --help' lists those of a build")
    }
  }

  private mutating func value(of option: String) throws(CallError) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("-") else {
      throw CallError("'\(option)' is no option of scenec-build, or its value is missing")
    }
    if value.isEmpty { throw CallError("'\(option)' is empty; check for a variable that is not set") }
    return value
  }

  private func parsed<Value>(
    _ value: String, _ option: String, _ parse: (String) -> Value?
  ) throws(CallError) -> Value {
    guard let result = parse(value) else { throw CallError("'\(option)' does not take '\(value)'") }
    return result
  }

  /// All values up to the next option.
  private mutating func addSources() throws(CallError) {
    let paths = rest.prefix { !$0.hasPrefix("-") }
    rest = rest.dropFirst(paths.count)
    if paths.isEmpty || paths.contains("") || paths.contains("@") {
      throw CallError("a path of '--sources' is missing or empty; check for a variable that is not set")
    }
    call.sources = SwiftSources(paths: (call.sources?.paths ?? []) + paths.map { Path($0) })
  }

  private mutating func choose(_ setting: SeveritySettings.Setting, for id: String) throws(CallError) {
    if let objection = SeverityObjection(to: id) { throw CallError(objection.sentence) }
    if let other = choices.updateValue(setting, forKey: id), other != setting {
      throw CallError("'\(id)' is given to two of '--error', '--warning' and '--ignore'; leave one out")
    }
    call.options.severities.byID[id] = setting
  }
}
