import ArgumentParser
import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics
import ScenePreview

/// Reports the diagnostics of scenes, and writes nothing.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report the diagnostics of scenes, and write nothing.",
    usage: "scenec check [<options>] [<path> ...]",
    discussion: """
      Text goes to standard error, all other formats to standard output: JSON for your own programs, SARIF for code \
      hosts and editors, GitHub's annotations, Checkstyle and JUnit for CI.

      In a package, each scene is checked as the build plugin does it: with the other scenes and the Swift files of its \
      target, its 'scenec.json', and the scenes of the targets that it depends on, as Package.swift names them. \
      Elsewhere, a folder with 'scenec.json' is a module. With '--module', '--module-name' or '--configuration', all \
      scenes of the call are one module.

      'check' also looks for the images, colours, fonts and keys of texts that scenes name: in the asset catalogues, \
      image, font and strings files of the target, or of the repository outside packages. 'build' does not.

      With '--layout', the screens of scenes are laid out on an iPhone, in landscape, with the largest text and from right \
      to left, on a small iPhone and on an iPad: 'check' then also reports constraints that are ambiguous or contradict \
      each other only there, clipped texts, small targets, controls that cover each other and views outside of their \
      superviews, texts with too little contrast and buttons that VoiceOver has no words for. Storyboards are laid out as \
      they would be imported.

        scenec check                       all targets of the package
        scenec check Main.scene
        scenec check Sources --error unused-placeholder
        scenec check Sources --sources Sources
        scenec check Sources --layout      screens, too
        scenec check Sources --diagnostics-format json | jq '.diagnostics[].message'
        scenec check Main.storyboard       storyboards and xibs, as they are

      Exit status: 0 if no scene has an error, even with warnings; 1 if one has; 2 if the call is wrong.
      """
  )

  @OptionGroup var inputs: CheckedInputs
  @OptionGroup(title: "Modules") var moduleOptions: ModuleOptions
  @OptionGroup(title: "Checks") var sourceOptions: SourceOptions
  @Flag(help: "Lay out the screens of scenes, and check them on several devices.")
  var layout = false
  @OptionGroup var configurationOption: ConfigurationOption
  @OptionGroup(title: "Diagnostics") var diagnosticOptions: DiagnosticOptions

  func run() throws {
    let call = try moduleCall()
    let swift = try sourceOptions.sources.map { try SwiftSources.read($0.find()) }
    var (scenes, diagnostics): ([SceneFile], [Diagnostic]) = ([], [])
    var search = ResourceSearch()
    for module in call.modules {
      let files = try inputs.files.read(module.scenes)
      var options = try configurationOption.compilerOptions(completing: diagnosticOptions, moduleOptions, of: module)
      options.sources = try swift ?? module.sources.map { try SwiftSources.read($0) }
      options.resources = search.resources(of: module, files, table: options.localization)
      let screens: ((SceneGraph) -> [Diagnostic])? =
        layout ? { ScreenCheck(resources: search.appResources(of: module, for: $0)).diagnostics(of: $0) } : nil
      let input = ModuleInput(files, isWholeApp: inputs.files.hasFolders)
      let compiler = Compiler(options)
      diagnostics += input.check(compiler, screens: screens).filter(call.reports)
      for nib in files where layout && ModuleInput.isNib(nib.path) && call.isNamed(nib.path) {
        diagnostics += compiler.adjusted(
          NibScreenCheck.diagnostics(of: nib) { search.appResources(of: module, for: $0) })
      }
      scenes += files.filter { call.isNamed($0.path) }
    }
    let stream = diagnosticOptions.format == .text ? StandardStream.error : .output
    try DiagnosticReporter(style: diagnosticOptions.style).report(diagnostics, of: scenes, to: stream)
    if diagnostics.contains(where: { $0.severity == .error }) { throw ExitStatus.scenesAreWrong }
  }

  private func moduleCall() throws -> ModuleCall {
    let isExplicit = moduleOptions.isExplicit(configurationOption)
    if inputs.paths.isEmpty, !isExplicit,
      let call = try ModuleCall.package()
    {
      return call
    }
    return try ModuleCall(
      inputs.files, inputs.files.find(diagnosticOptions.format), isExplicit: isExplicit)
  }
}
