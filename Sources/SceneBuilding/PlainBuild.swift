import PathKit
import SceneCatalog

/// Parses the most common calls of build systems: `build`, paths, and the options of the build plugin.
package enum PlainBuild {
  /// Parses simple arguments; nil for all others, which the argument parser handles.
  ///
  /// The argument parser inspects the types of all options of a command before it reads the first. That takes 1.5 ms,
  /// more than the 1 ms to compile a small scene. This function accepts only arguments that mean the same to the
  /// argument parser.
  package static func call(_ arguments: some Sequence<String>) -> BuildCall? {
    var rest = Array(arguments)[...]
    guard rest.popFirst() == "build" else { return nil }
    var call = BuildCall(inputs: SceneSources(paths: []))
    while let argument = rest.popFirst() {
      if argument == "--output", call.output == nil, let folder = rest.popFirst(), isPlain(folder) {
        call.output = Path(folder)
      } else if argument == "--configuration", call.configurationFile == nil, let path = rest.popFirst(),
        isPlain(path)
      {
        call.configurationFile = Path(path)
      } else if argument == "--module", let text = rest.popFirst(), isPlain(text),
        let source = ModuleSource(argument: text)
      {
        call.options.modules.append(source)
      } else if argument == "--module-name", call.options.moduleName == nil, let name = rest.popFirst(),
        isPlain(name), SwiftName.isIdentifier(name)
      {
        call.options.moduleName = name
      } else if argument == "--source-locations" {
        call.hasSourceLocations = true
      } else if argument == "--sources", call.sources == nil, let path = rest.popFirst(), isPlain(path), path != "@" {
        // Like the argument parser, all values up to the next option.
        let others = rest.prefix(while: isPlain)
        rest = rest.dropFirst(others.count)
        call.sources = SwiftSources(paths: ([path] + others).map { Path($0) })
      } else if isPlain(argument) {
        call.inputs.paths.append(Path(argument))
      } else {
        return nil
      }
    }
    return call.inputs.paths.isEmpty ? nil : call
  }

  private static func isPlain(_ argument: String) -> Bool { !argument.isEmpty && !argument.hasPrefix("-") }
}
