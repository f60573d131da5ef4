import ArgumentParser
import SceneCompiler
import SceneDiagnostics

/// Reports the diagnostics of scenes, and writes nothing.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report the diagnostics of scenes, and write nothing.",
    usage: "scenec check [<options>] <path> ...",
    discussion: """
      Text goes to standard error, all other formats to standard output: JSON for your own programs, SARIF for code \
      hosts and editors, GitHub's annotations, Checkstyle and JUnit for CI.

        scenec check Main.scene
        scenec check Sources --error unused-placeholder
        scenec check Sources --sources Sources
        scenec check Sources --diagnostics-format json | jq '.diagnostics[].message'
        scenec check Main.storyboard       storyboards and xibs, as they are

      Exit status: 0 if no scene has an error, even with warnings; 1 if one has; 2 if the call is wrong.
      """
  )

  @OptionGroup var inputs: SceneInputs
  @OptionGroup(title: "Modules") var moduleOptions: ModuleOptions
  @OptionGroup(title: "Checks") var sourceOptions: SourceOptions
  @OptionGroup var configurationOption: ConfigurationOption
  @OptionGroup(title: "Diagnostics") var diagnosticOptions: DiagnosticOptions

  func run() throws {
    let sources = inputs.files(orInFolders: .nib)
    let paths = try sources.find(diagnosticOptions.format)
    let scenes = try sources.read(paths)
    var options = try configurationOption.compilerOptions(completing: diagnosticOptions, moduleOptions, of: paths)
    options.sources = try sourceOptions.sources.map { try SwiftSources.read($0.find()) }
    let input = ModuleInput(scenes, isWholeApp: sources.hasFolders)
    let diagnostics = input.check(Compiler(options))
    let stream = diagnosticOptions.format == .text ? StandardStream.error : .output
    try DiagnosticReporter(style: diagnosticOptions.style).report(diagnostics, of: scenes, to: stream)
    if diagnostics.contains(where: { $0.severity == .error }) { throw ExitStatus.scenesAreWrong }
  }
}
