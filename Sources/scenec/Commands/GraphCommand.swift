import ArgumentParser
import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics
import SceneDrawing

/// Draws scenes: controllers, containment and segues.
struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draw scenes: controllers, containment and segues.",
    usage: "scenec graph [<options>] <path> ...",
    discussion: """
      Containers are drawn around their children, segues as lines with their kind and identifier. Initial controllers, \
      parameters, errors and warnings are shown at their elements. Scenes with errors are drawn as far as possible.

        scenec graph Sources --output Documentation/Scenes.svg
        scenec graph Sources --output Documentation/Scenes.svg --check
        scenec graph Sources --output Scenes.html           a page to zoom and search
        scenec graph Sources --screens --output Scenes.html the screens, as on a storyboard's canvas
        scenec graph Sources --around checkout --depth 2 --output Checkout.svg
        scenec graph Main.scene                             a flowchart for Markdown
        scenec graph Sources --format dot | dot -Tpdf -o Scenes.pdf
        scenec graph Sources --format json | jq '.controllers[].key'
        scenec graph Main.storyboard --output Main.svg      storyboards, as they are

      Formats: svg is a picture for light and dark pages, at most 1,200 points wide; html is a page with that picture, \
      zoom, search and links to lines, in one file; mermaid is a flowchart that GitHub shows in Markdown; dot is a \
      graph for Graphviz; json is for programs. Diagnostics go to standard error.

      Exit status: 0 if no scene has an error, even with warnings; 1 if one has, or with --check if the file is \
      stale or missing; 2 if the call is wrong or a file cannot be read or written.
      """
  )

  @OptionGroup var inputs: SceneInputs
  @OptionGroup(title: "Output") var graphOptions: GraphOptions
  @OptionGroup(title: "Modules") var moduleOptions: ModuleOptions
  @OptionGroup(title: "Excerpts") var excerptOptions: ExcerptOptions
  @OptionGroup var configurationOption: ConfigurationOption
  @OptionGroup(title: "Diagnostics") var diagnosticOptions: DiagnosticOptions

  func run() throws {
    let format = try graphOptions.chosenFormat
    let sources = inputs.files(orInFolders: .storyboard)
    let paths = try sources.find(diagnosticOptions.format, .error)
    var screens = BoxScreens()
    let input = MapInput(sources, paths, configurationOption, diagnosticOptions, moduleOptions)
    let drawn = try graphOptions.screens ? input.read(&screens) : input.read()
    let excerpt = Result { () throws(CallError) in try excerptOptions.excerpt(of: drawn.map) }
    if !drawn.diagnostics.isEmpty || diagnosticOptions.format != .text {
      try DiagnosticReporter(style: diagnosticOptions.style).report(drawn.diagnostics, of: drawn.scenes, to: .error)
    }
    let isFresh = try graphOptions.drawing.deliver(
      format.text(of: excerpt.get(), links: graphOptions.links, screens: screens), marker: format.marker,
      madeOf: paths, diagnosticOptions.style)
    if !isFresh || drawn.diagnostics.contains(where: { $0.severity == .error }) { throw ExitStatus.scenesAreWrong }
  }
}
