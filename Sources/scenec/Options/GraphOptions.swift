import ArgumentParser
import PathKit
import SceneBuilding
import SceneDrawing

/// The options for the format and output of a graph.
struct GraphOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The format of the graph: svg, html, mermaid, dot or json.",
      discussion:
        "By default, the extension of the output: .svg, .html, .mmd, .dot, .gv or .json. On standard output: mermaid.",
      valueName: "format")
  )
  var format: MapFormat?

  @Option(
    help: ArgumentHelp(
      "The links of a page, such as 'https://example.com/{path}#L{line}'; by default, the scene files.",
      valueName: "url")
  )
  var link: String?

  @Flag(help: "Show the screen of each controller in its box. Lines start at the views that perform segues.")
  var screens = false

  @OptionGroup var drawing: DrawingOptions

  /// The format of the option, or of the extension of the output.
  var chosenFormat: MapFormat {
    get throws {
      guard format == nil, let output = drawing.output else { return format ?? .mermaid }
      guard let format = MapFormat(fileNamed: output.string) else {
        throw CallError(
          "the name of '\(output)' does not tell its format; say '--format svg', 'html', 'mermaid', 'dot' or 'json'")
      }
      return format
    }
  }

  func validate() throws {
    if screens, try !chosenFormat.showsScreens {
      throw ValidationError("'--screens' is for pictures and pages; say '--format svg' or 'html'")
    }
    guard let link else { return }
    if !link.contains("{path}") { throw ValidationError("'--link' has to say where the path goes: {path}") }
    if try chosenFormat != .html { throw ValidationError("'--link' is for pages; say '--format html'") }
  }

  /// The links from a page to lines of scene files.
  var links: SourceLinks { link.map { SourceLinks($0) } ?? drawing.links }
}
