import ArgumentParser
import PathKit
import SceneBuilding

/// The scene files of a call that checks a whole package if it names none.
struct CheckedInputs: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scene files, and folders to search for '*.scene'; '-' for standard input.",
      discussion: """
        Storyboards and xibs, too. Without a path: all targets of the package that the folder is in, or else the \
        folder. Hidden folders are not searched.
        """,
      valueName: "path"),
    completion: .file(extensions: ["scene", "storyboard"])
  )
  var paths: [Path] = []

  @Option(help: ArgumentHelp("The name of standard input, in messages.", valueName: "path"))
  var stdinName: Path = "Main.scene"

  /// The files: those of the folder, if the call names none.
  var files: SceneSources {
    SceneSources(paths: paths.isEmpty ? ["."] : paths, stdinName: stdinName, fallback: .nib)
  }

  func validate() throws { try SceneInputs.validate(paths) }
}
