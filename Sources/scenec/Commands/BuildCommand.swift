import ArgumentParser
import PathKit
import SceneCompiler
import SceneDiagnostics

/// Compiles scenes and writes the Swift.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Compile scenes into Swift.",
    discussion: """
      From Main.scene comes Main.scene.swift, beside it or in the folder of --output. What all scenes of a module share \
      is written once, to SceneSupport.swift: beside the first scene, or in the folder of --output. Files are written \
      whole or not at all, and only if their bytes change. Diagnostics go to standard error.

        scenec build Main.scene
        scenec build Sources --output Sources/Generated --access-level public
        scenec build Sources --check         is what was checked in up to date?
        scenec build - < Main.scene          print the Swift

      Exit status: 0 if all was written; 1 if a scene has an error, or with --check if a file is stale or missing; 2 if \
      the call is wrong or a file cannot be read or written.
      """
  )

  @OptionGroup var inputs: SceneInputs
  @OptionGroup(title: "Output") var outputOptions: OutputOptions
  @OptionGroup(title: "Diagnostics") var diagnosticOptions: DiagnosticOptions

  func validate() throws {
    guard writesToStandardOutput else { return }
    if inputs.paths.count > 1 {
      throw ValidationError("with '-' and other scenes, say by '--output' where the Swift goes")
    }
    if outputOptions.check { throw ValidationError("with '-', '--check' needs '--output'") }
    if outputOptions.depfile != nil { throw ValidationError("with '-', '--depfile' needs '--output'") }
  }

  func run() throws {
    let scenes = try inputs.find()
    let plan = OutputPlan(folder: outputOptions.folder, scenes: scenes)
    try plan.validate()
    if outputOptions.printOutputs { return printPaths(of: plan) }

    let templates = try outputOptions.template.map { try InputFile.readTemplates(in: Path($0)) } ?? []
    let compilation = Compiler(compilerOptions(templates)).compile(try inputs.read(scenes))
    if !compilation.diagnostics.isEmpty || diagnosticOptions.format == .json {
      DiagnosticReporter(options: diagnosticOptions).report(compilation.diagnostics, to: .error)
    }
    if compilation.hasErrors { throw ExitStatus.scenesAreWrong }
    if writesToStandardOutput { return printScene(of: compilation) }

    let outputs = compilation.files.map { OutputFile(path: plan.path(of: $0), contents: $0.contents) }
    if outputOptions.check { return try checkFreshness(of: outputs) }
    try OutputWriter(writesOverForeignFiles: outputOptions.force).write(outputs)
    try writeDependencies(of: outputs, on: scenes + templates.map { Path($0.path) })
  }

  /// Whether the Swift goes where a pipe can take it: the way of a filter.
  private var writesToStandardOutput: Bool {
    inputs.includesStandardInput && outputOptions.folder == nil && !outputOptions.printOutputs
  }

  private func compilerOptions(_ templates: [SceneFile]) -> Compiler.Options {
    var options = Compiler.Options()
    options.templates = TemplateSet(replacing: templates)
    options.accessLevel = outputOptions.accessLevel
    options.severities = diagnosticOptions.severities
    return options
  }

  private func printPaths(of plan: OutputPlan) {
    StandardStream.output.write(plan.paths.map { "\($0)\n" }.joined())
  }

  /// Without `SceneSupport.swift`, which is the same for all scenes.
  private func printScene(of compilation: Compiler.Compilation) {
    for file in compilation.files where file.source != nil { StandardStream.output.write(file.contents) }
  }

  private func checkFreshness(of outputs: [OutputFile]) throws {
    let check = FreshnessCheck(usesColor: Terminal.usesColor(diagnosticOptions.color, on: .output))
    let findings = try outputs.compactMap { try check.finding(about: $0) }
    StandardStream.output.write(findings.joined())
    if !findings.isEmpty { throw ExitStatus.scenesAreWrong }
  }

  private func writeDependencies(of outputs: [OutputFile], on inputs: [Path]) throws {
    guard let path = outputOptions.depfile else { return }
    let file = DependencyFile(outputs: outputs.map(\.path), inputs: inputs)
    try OutputWriter(writesOverForeignFiles: true).write([OutputFile(path: Path(path), contents: file.contents)])
  }
}
