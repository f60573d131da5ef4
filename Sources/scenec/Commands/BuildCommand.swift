import ArgumentParser
import PathKit
import SceneBuilding

/// Compiles scenes and writes Swift.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Compile scenes into Swift.",
    discussion: """
      Main.scene is compiled into Main.scene.swift, beside it or in the folder of --output. SceneSupport.swift \
      contains the code that all scenes of a module share. It is beside the first scene, or in the folder of --output. \
      Files are written completely or not at all, and only if their bytes change. Diagnostics go to standard error.

        scenec build Main.scene
        scenec build Sources --output Sources/Generated --access-level public
        scenec build Sources --check         check that the Swift is up to date
        scenec build Sources --watch         compile whenever a scene changes
        scenec build Sources --sources Sources
                                             also check classes and methods in Swift
        scenec build - < Main.scene          print the Swift
        scenec build Sources/App --module Core=Sources/Core
        scenec build Main.storyboard         typed access to a storyboard that UIKit loads

      Exit status: 0 if all files were written; 1 if a scene has an error, or with --check if a file is stale or \
      missing; 2 if the call is wrong or a file cannot be read or written.
      """
  )

  @OptionGroup var inputs: SceneInputs
  @OptionGroup(title: "Output") var outputOptions: OutputOptions
  @OptionGroup(title: "Modules") var moduleOptions: ModuleOptions
  @OptionGroup(title: "Checks") var sourceOptions: SourceOptions
  @OptionGroup var configurationOption: ConfigurationOption
  @OptionGroup(title: "Diagnostics") var diagnosticOptions: DiagnosticOptions

  func validate() throws {
    if outputOptions.watch, inputs.scenes.includesStandardInput {
      throw ValidationError("'--watch' needs files; '-' can be read once")
    }
    if let objection = call.objection { throw ValidationError(objection) }
  }

  func run() throws {
    guard outputOptions.watch else { return try call.run() }
    var watch = Watch(call)
    try watch.run()
  }

  private var call: BuildCall {
    BuildCall(
      inputs: inputs.scenes, sources: sourceOptions.sources, output: outputOptions.output, options: options,
      configurationFile: configurationOption.path, hasSourceLocations: outputOptions.sourceLocations,
      isCheck: outputOptions.check,
      printsOutputs: outputOptions.printOutputs, isForced: outputOptions.force, depfile: outputOptions.depfile,
      style: diagnosticOptions.style)
  }

  private var options: Configuration {
    Configuration(
      accessLevel: outputOptions.accessLevel, template: outputOptions.template,
      moduleName: moduleOptions.moduleName, deploymentTarget: moduleOptions.deploymentTarget,
      localization: moduleOptions.localization, previews: outputOptions.previews ? true : nil,
      modules: moduleOptions.modules,
      severities: diagnosticOptions.severities)
  }
}
