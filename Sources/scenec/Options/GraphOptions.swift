import ArgumentParser
import SceneDrawing

/// Which form a graph takes, and where it goes.
struct GraphOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The form of the graph: svg, html, mermaid, dot or json.",
      discussion:
        "Without it the name of the output says: .svg, .html, .mmd, .dot, .gv or .json. On standard output: mermaid.",
      valueName: "format")
  )
  var format: MapFormat?

  @Option(
    help: ArgumentHelp(
      "What a page links to, as in 'https://example.com/{path}#L{line}'; the scene file if nothing is said.",
      valueName: "url")
  )
  var link: String?

  @OptionGroup var drawing: DrawingOptions

  /// The form that is asked for, in words or by the name of the output.
  var chosenFormat: MapFormat {
    get throws {
      guard format == nil, let output = drawing.output else { return format ?? .mermaid }
      guard let format = MapFormat(fileNamed: output) else {
        throw CallError(
          "the name of '\(output)' does not tell its format; say '--format svg', 'html', 'mermaid', 'dot' or 'json'")
      }
      return format
    }
  }

  func validate() throws {
    guard let link else { return }
    if !link.contains("{path}") { throw ValidationError("'--link' has to say where the path goes: {path}") }
    if try chosenFormat != .html { throw ValidationError("'--link' is for pages; say '--format html'") }
  }

  /// The links of a page to lines of scene files.
  var links: SourceLinks { link.map { SourceLinks($0) } ?? drawing.links }
}
