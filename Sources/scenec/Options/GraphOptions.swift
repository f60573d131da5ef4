import ArgumentParser
import PathKit
import SceneDiagnostics
import SceneDrawing

/// Which form a graph takes, and where it goes.
struct GraphOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The form of the graph: svg, mermaid, dot or json.",
      discussion:
        "Without it the name of the output says: .svg, .mmd, .dot, .gv or .json. On standard output: mermaid.",
      valueName: "format")
  )
  var format: MapFormat?

  @Option(
    help: ArgumentHelp("The file to write to; standard output without it.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @Flag(help: "Write nothing; say whether the file is stale or missing, and show the difference.")
  var check = false

  @Flag(help: "Write even over a file that scenec did not make.")
  var force = false

  func validate() throws {
    if output == "" { throw ValidationError("'--output' is empty; check for a variable that is not set") }
    if check, output == nil { throw ValidationError("'--check' needs '--output'") }
  }

  /// The form that is asked for, in words or by the name of the output.
  var chosenFormat: MapFormat {
    get throws {
      guard format == nil, let output else { return format ?? .mermaid }
      guard let format = MapFormat(fileNamed: output) else {
        throw CallError(
          "the name of '\(output)' does not tell its format; say '--format svg', 'mermaid', 'dot' or 'json'")
      }
      return format
    }
  }
}
