import ArgumentParser
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

  @OptionGroup var drawing: DrawingOptions

  /// The form that is asked for, in words or by the name of the output.
  var chosenFormat: MapFormat {
    get throws {
      guard format == nil, let output = drawing.output else { return format ?? .mermaid }
      guard let format = MapFormat(fileNamed: output) else {
        throw CallError(
          "the name of '\(output)' does not tell its format; say '--format svg', 'mermaid', 'dot' or 'json'")
      }
      return format
    }
  }
}
