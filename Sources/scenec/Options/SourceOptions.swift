import ArgumentParser
import PathKit
import SceneBuilding

/// The option for the Swift files of the module.
struct SourceOptions: ParsableArguments {
  @Option(
    name: .customLong("sources"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Check the classes that scenes name, and their members, in Swift files.",
      discussion:
        "Files of the module, folders to search for '*.swift', and '@file' for a list with one path on each line.",
      valueName: "path"),
    completion: .file(extensions: ["swift"])
  )
  var paths: [Path] = []

  /// The files; nil if the call names none.
  var sources: SwiftSources? { paths.isEmpty ? nil : SwiftSources(paths: paths) }

  func validate() throws {
    if paths.contains("") || paths.contains("@") {
      throw ValidationError("a path of '--sources' is empty; check for a variable that is not set")
    }
  }
}
