import ArgumentParser
import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics
import ScenePreview

/// Draws the screens of scenes.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show the screens of scenes, without building or running the app.",
    usage: "scenec preview [<options>] <path> ...",
    discussion: """
      scenec lays out the views of each controller as Auto Layout does, and draws them with the bars of the containers \
      around it. Views whose constraints are ambiguous or contradict each other, clipped texts and small targets are \
      listed.

        scenec preview Sources --output Screens.html   a page with working segues
        scenec preview Main.scene --output Screens.svg        all screens
        scenec preview Main.scene --screen home --device 'iPhone SE' > Home.svg
        scenec preview Main.scene --format json        the frames of all views
        scenec preview Sources --output Screens.html --watch   at every change
        scenec preview Main.storyboard --device document     a storyboard

      Formats: svg is one picture; html is a page, one file, with all screens, their segues and findings; json is for \
      programs. Views of the app's own classes have no content of their own.

      Exit status: 0 if no scene has an error, even with findings; 1 if one has, or with --check if the file is stale \
      or missing; 2 if the call is wrong or a file cannot be read or written.
      """
  )

  @OptionGroup var inputs: SceneInputs
  @OptionGroup(title: "Screens") var options: PreviewOptions
  @Flag(help: "Draw again whenever a scene changes, until Control-C.")
  var watch = false

  @OptionGroup(title: "Modules") var moduleOptions: ModuleOptions
  @OptionGroup var configurationOption: ConfigurationOption
  @OptionGroup(title: "Diagnostics") var diagnosticOptions: DiagnosticOptions

  func validate() throws {
    guard watch else { return }
    if options.drawing.output == nil { throw ValidationError("'--watch' needs '--output'") }
    if options.drawing.check { throw ValidationError("'--watch' writes, and '--check' does not") }
    if inputs.scenes.includesStandardInput { throw ValidationError("'--watch' needs files; '-' can be read once") }
  }

  func run() throws {
    let sources = inputs.files(orInFolders: .storyboard)
    guard watch else {
      if try !draw(sources) { throw ExitStatus.scenesAreWrong }
      return
    }
    // A path that is missing at the start is an error. A path that disappears later can return.
    _ = try sources.search()
    var state = watchedFiles(of: sources)
    WatchLoop.run(watching: inputs.paths, work: { result(of: sources) }) {
      let next = state.next { watchedFiles(of: sources) }
      defer { state = next }
      return next.changes(since: state)
    }
  }

  private func watchedFiles(of sources: SceneSources) -> WatchedFiles {
    WatchedFiles { () throws(CallError) in
      let found = try sources.search().scenes
      return found + (configurationOption.path.map { [$0] } ?? [])
    }
  }

  /// Draws the screens, and returns a line with the result.
  private func result(of sources: SceneSources) -> String {
    let output = options.drawing.output?.shown ?? ""
    do {
      return try draw(sources) ? "wrote \(output)" : "wrote \(output), without the scenes that have errors"
    } catch let error as CallError {
      StandardStream.error.write("error: \(error.sentence)\n")
    } catch {
      // The errors have been reported.
    }
    return "nothing was written"
  }

  /// Draws the screens once.
  ///
  /// - Returns: whether no scene has an error, and the file is up to date.
  private func draw(_ sources: SceneSources) throws -> Bool {
    let format = try options.chosenFormat
    let paths = try sources.find(diagnosticOptions.format, .error)
    var gallery = try gallery(of: sources, paths)
    try gallery.select(options.screens)
    try gallery.check(languages: options.languages)
    if !gallery.diagnostics.isEmpty || diagnosticOptions.format != .text {
      try DiagnosticReporter(style: diagnosticOptions.style).report(gallery.diagnostics, of: gallery.files, to: .error)
    }
    let isFresh = try options.drawing.deliver(
      gallery.text(as: format, options), marker: format.marker, madeOf: paths, diagnosticOptions.style)
    return isFresh && !gallery.diagnostics.contains { $0.severity == .error }
  }

  /// The graphs of all modules, and of each storyboard.
  private func gallery(of sources: SceneSources, _ paths: [Path]) throws -> PreviewGallery {
    let call = try ModuleCall(sources, paths, isExplicit: moduleOptions.isExplicit(configurationOption))
    var gallery = PreviewGallery()
    var search = ResourceSearch()
    let isTranslated = !self.options.languages.isEmpty
    for module in call.modules {
      let files = try sources.read(module.scenes)
      let scenes = files.filter { !ModuleInput.isNib($0.path) }
      let options = try configurationOption.compilerOptions(completing: diagnosticOptions, moduleOptions, of: module)
      if !scenes.isEmpty {
        gallery.add(scenes, Compiler(options), reports: call.reports) {
          search.appResources(of: module, for: $0, isTranslated: isTranslated)
        }
      }
      for nib in files where ModuleInput.isNib(nib.path) { try gallery.add(nib) }
    }
    return gallery
  }
}
