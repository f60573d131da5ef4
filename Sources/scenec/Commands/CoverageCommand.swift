import ArgumentParser
import PathKit
import SceneBuilding
import SceneCompiler
import SceneCoverage
import SceneDiagnostics
import SceneDrawing

/// Says which controllers and segues of scenes headless tests have seen.
struct CoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Say which controllers and segues the headless tests have seen.",
    usage: "scenec coverage [<options>] --run <path> ... <path> ...",
    discussion: """
      Tests on HeadlessUIKit record their flow into the folder that the environment variable SCENEC_FLOW names: each \
      controller that appears, and each segue that is performed. Relationships, which containers follow by themselves, \
      and placeholders do not count. Segues of one controller that neither an identifier nor a destination tells apart \
      count together.

        SCENEC_FLOW=$PWD/.flow swift test
        scenec coverage Sources --run .flow                 what is missing, and the way to it
        scenec coverage Sources --run .flow --require 80
        scenec coverage Sources --run .flow --output Coverage.svg
        scenec coverage Sources --run .flow --screens --output Coverage.html
        scenec coverage Sources --run .flow --sequence --output Runs.html
        scenec coverage Sources --run .flow --format lcov --output coverage.info
        scenec coverage Sources --run .flow --format swift --module-name App

      Formats: text, json, lcov (the lines of scenes as code), svg and html (the graph, where red is missing), swift \
      (tests for the segues that are missing).

      Exit status: 0 if the scenes have no error and the share is as high as required; 1 if not; 2 if the call is wrong \
      or a file cannot be read or written.
      """
  )

  /// The form of a report.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, lcov, svg, html, swift
  }

  @OptionGroup var inputs: SceneInputs

  @Option(
    name: .customLong("run"), parsing: .singleValue,
    help: ArgumentHelp("A recorded run, or a folder with '*.flow' files. Repeatable.", valueName: "path"),
    completion: .directory)
  var runs: [Path]

  @Option(
    help: ArgumentHelp(
      "The form of the report.",
      discussion: "By default, the extension of the output: .json, .info, .svg, .html or .swift.",
      valueName: "format"))
  var format: Format?

  @Option(help: ArgumentHelp("The least share of the flow that is enough.", valueName: "percent"))
  var require: Int?

  @Flag(help: "Show the screen of each controller in its box; for svg and html.")
  var screens = false

  @Flag(help: "Show the screens of each run in their order, in place of the graph; for html.")
  var sequence = false

  @OptionGroup(title: "Output") var drawing: DrawingOptions
  @OptionGroup(title: "Modules") var moduleOptions: ModuleOptions
  @OptionGroup var configurationOption: ConfigurationOption
  @OptionGroup(title: "Diagnostics") var diagnosticOptions: DiagnosticOptions

  /// The format of the option, or of the extension of the output.
  private var chosenFormat: Format {
    if let format { return format }
    switch drawing.output?.extension?.lowercased() {
    case "json": return .json
    case "info": return .lcov
    case "svg": return .svg
    case "html": return .html
    case "swift": return .swift
    default: return .text
    }
  }

  func validate() throws {
    if let require, !(0...100).contains(require) { throw ValidationError("'--require' is between 0 and 100") }
    if screens, ![.svg, .html].contains(chosenFormat) {
      throw ValidationError("'--screens' is for pictures and pages; say '--format svg' or 'html'")
    }
    if sequence, chosenFormat != .html {
      throw ValidationError("'--sequence' is for pages; say '--format html'")
    }
  }

  func run() throws {
    let sources = inputs.scenes
    let paths = try sources.find(diagnosticOptions.format, .error)
    var pictures = BoxScreens()
    let input = MapInput(sources, paths, configurationOption, diagnosticOptions, moduleOptions)
    let read = try screens || sequence ? input.read(&pictures) : input.read()
    if !read.diagnostics.isEmpty || diagnosticOptions.format != .text {
      try DiagnosticReporter(style: diagnosticOptions.style).report(read.diagnostics, of: read.scenes, to: .error)
    }
    let coverage = FlowCoverage(read.map, try records())
    let isFresh = try drawing.deliver(
      text(coverage, pictures), marker: marker, madeOf: paths, diagnosticOptions.style)
    let isEnough = coverage.percent >= require ?? 0
    if !isEnough, let require {
      StandardStream.error.write("error: the runs cover \(coverage.percent) % of the flow; \(require) % are required\n")
    }
    if !isFresh || !isEnough || read.diagnostics.contains(where: { $0.severity == .error }) {
      throw ExitStatus.scenesAreWrong
    }
  }

  /// The records of all runs.
  private func records() throws -> [FlowRecord] {
    var search = SceneSearch(for: .flow)
    for run in runs { try search.add(run) }
    return try search.found.map { path in
      let text = String(decoding: try InputFile.read(path).bytes, as: UTF8.self)
      do throws(FlowRecord.Damage) {
        return try FlowRecord(text: text)
      } catch {
        throw CallError("cannot use '\(path)', line \(error.line): \(error.reason)")
      }
    }
  }

  private func text(_ coverage: FlowCoverage, _ pictures: BoxScreens) -> String {
    switch chosenFormat {
    case .text: coverage.text
    case .json: coverage.json.text + "\n"
    case .lcov: coverage.lcov
    case .svg: MapFormat.svg.text(of: coverage.map, links: drawing.links, screens: pictures)
    case .html where sequence:
      RunPage(coverage.map, coverage.runs, links: drawing.links, screens: pictures).text
    case .html: MapFormat.html.text(of: coverage.map, links: drawing.links, screens: pictures)
    case .swift: coverage.tests(module: moduleOptions.moduleName)
    }
  }

  /// The first characters of a file that the command may replace.
  private var marker: String {
    switch chosenFormat {
    case .svg: MapFormat.svg.marker
    case .html: MapFormat.html.marker
    case .json: "{\n  \"generator\": \"scenec coverage"
    case .lcov: FlowCoverage.lcovMarker
    case .text: FlowCoverage.textMarker
    case .swift: FlowCoverage.swiftMarker
    }
  }
}
