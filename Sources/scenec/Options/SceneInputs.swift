import ArgumentParser
import PathKit
import SceneDiagnostics

/// The scene files of a call.
struct SceneInputs: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scene files, and folders to search for '*.scene'; '-' for standard input.",
      discussion: "Scenes given together belong to one module and see each other. Hidden folders are not searched.",
      valueName: "path"),
    completion: .file(extensions: ["scene"])
  )
  var paths: [String]

  @Option(
    help: ArgumentHelp("What to call standard input, in messages and for its output.", valueName: "path")
  )
  var stdinName = "Main.scene"

  /// Whether standard input is one of the scenes.
  var includesStandardInput: Bool { paths.contains("-") }

  func validate() throws {
    if paths.contains("") { throw ValidationError("a path is empty; check for a variable that is not set") }
    if paths.count(where: { $0 == "-" }) > 1 { throw ValidationError("'-' can be given once") }
  }

  /// The paths of the scenes, folders searched.
  func find() throws(CallError) -> [Path] {
    var search = SceneSearch()
    for path in paths where path != "-" { try search.add(Path(path)) }
    return (includesStandardInput ? [Path(stdinName)] : []) + search.found
  }

  /// Reads the scenes that `find` found.
  func read(_ scenes: [Path]) throws(CallError) -> [SceneFile] {
    var files: [SceneFile] = []
    for (index, scene) in scenes.enumerated() {
      if index == 0, includesStandardInput {
        files.append(try InputFile.readStandardInput(named: stdinName))
      } else {
        files.append(try InputFile.read(scene))
      }
    }
    return files
  }
}
