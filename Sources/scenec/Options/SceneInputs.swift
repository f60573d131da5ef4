import ArgumentParser
import PathKit
import SceneBuilding

/// The scene files of a call.
struct SceneInputs: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scene files, and folders to search for '*.scene'; '-' for standard input.",
      discussion: """
        Storyboards, too, except for 'export' and 'strings'. Scenes of one module can refer to each other. Hidden \
        folders are not searched.
        """,
      valueName: "path"),
    completion: .file(extensions: ["scene", "storyboard"])
  )
  var paths: [Path]

  @Option(
    help: ArgumentHelp("The name of standard input, in messages and for its output.", valueName: "path")
  )
  var stdinName: Path = "Main.scene"

  /// The scenes.
  var scenes: SceneSources { SceneSources(paths: paths, stdinName: stdinName) }

  /// The scenes, or the storyboards of a folder without scenes.
  func files(orInFolders fallback: SceneSearch.Kind) -> SceneSources {
    SceneSources(paths: paths, stdinName: stdinName, fallback: fallback)
  }

  func validate() throws { try Self.validate(paths) }

  /// Refuses paths that cannot be meant.
  static func validate(_ paths: [Path]) throws {
    if paths.contains("") { throw ValidationError("a path is empty; check for a variable that is not set") }
    if paths.count(where: { $0 == "-" }) > 1 { throw ValidationError("'-' can be given once") }
  }
}
