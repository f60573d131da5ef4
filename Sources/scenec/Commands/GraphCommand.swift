import ArgumentParser
import SceneCompiler
import SceneDiagnostics
import SceneDrawing

/// Draws the scenes: what is in what, and what leads where.
struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draw scenes: what is in what, and what leads where.",
    usage: "scenec graph [<options>] <path> ...",
    discussion: """
      Containers are drawn round what they contain, segues as lines with their kind and identifier; initial \
      controllers, parameters, errors and warnings are shown where they belong. Scenes that are wrong are drawn all \
      the same, as far as they are understood.

        scenec graph Sources --output Documentation/Scenes.svg
        scenec graph Sources --output Documentation/Scenes.svg --check
        scenec graph Sources --output Scenes.html           a page to zoom and search
        scenec graph Sources --around checkout --depth 2 --output Checkout.svg
        scenec graph Main.scene                             a flowchart for Markdown
        scenec graph Sources --format dot | dot -Tpdf -o Scenes.pdf
        scenec graph Sources --format json | jq '.controllers[].key'

      Formats: svg is a picture for light and dark pages, at most 1,200 points wide, drawn by scenec; html a page with \
      that picture, zoom, search and links to lines, which needs no other file; mermaid a flowchart that GitHub shows in \
      Markdown; dot a graph for Graphviz; json is for programs. Diagnostics go to standard error.

      Exit status: 0 if the scenes are right, warnings or not; 1 if one has an error, or with --check if the file is \
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
    let paths = try inputs.scenes.find(diagnosticOptions.format, .error)
    let scenes = try inputs.scenes.read(paths)
    let options = try configurationOption.compilerOptions(completing: diagnosticOptions, moduleOptions, of: paths)
    let (map, diagnostics) = Compiler(options).map(scenes)
    let excerpt = Result { () throws(CallError) in try excerptOptions.excerpt(of: map) }
    if !diagnostics.isEmpty || diagnosticOptions.format != .text {
      try DiagnosticReporter(style: diagnosticOptions.style).report(diagnostics, of: scenes, to: .error)
    }
    let isFresh = try graphOptions.drawing.deliver(
      format.text(of: excerpt.get(), links: graphOptions.links), as: format, madeOf: paths, diagnosticOptions.style)
    if !isFresh || diagnostics.contains(where: { $0.severity == .error }) { throw ExitStatus.scenesAreWrong }
  }
}
