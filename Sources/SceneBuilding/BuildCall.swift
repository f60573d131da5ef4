package import PathKit
package import SceneCompiler
package import SceneDiagnostics

/// A parsed call of `build`.
package struct BuildCall {
  package var inputs: SceneSources
  /// The Swift files of the module.
  package var sources: SwiftSources?
  package var output: Path?
  /// The options of the call. The configuration file completes them.
  package var options = Configuration()
  package var configurationFile: Path?
  /// Whether the Swift contains `#sourceLocation` directives for lines of scenes.
  package var hasSourceLocations = false
  package var isCheck = false
  package var printsOutputs = false
  package var isForced = false
  package var depfile: Path?
  package var style = ReportStyle()

  /// A call for scenes, with the choices of its user.
  package init(
    inputs: SceneSources, sources: SwiftSources? = nil, output: Path? = nil, options: Configuration = Configuration(),
    configurationFile: Path? = nil, hasSourceLocations: Bool = false, isCheck: Bool = false,
    printsOutputs: Bool = false, isForced: Bool = false, depfile: Path? = nil, style: ReportStyle = ReportStyle()
  ) {
    (self.inputs, self.sources, self.output, self.options) = (inputs, sources, output, options)
    (self.configurationFile, self.hasSourceLocations, self.isCheck) = (configurationFile, hasSourceLocations, isCheck)
    (self.printsOutputs, self.isForced, self.depfile, self.style) = (printsOutputs, isForced, depfile, style)
  }

  /// Why the call cannot mean anything; nil if it can.
  package var objection: String? {
    if inputs.paths.count(where: { $0 == "-" }) > 1 { return "'-' can be given once" }
    guard writesToStandardOutput else { return nil }
    if inputs.paths.count > 1 { return "with '-' and other scenes, say by '--output' where the Swift goes" }
    if isCheck { return "with '-', '--check' needs '--output'" }
    if depfile != nil { return "with '-', '--depfile' needs '--output'" }
    return nil
  }

  /// Builds once, in a process that ends afterwards.
  package func run() throws {
    let scenes = try inputs.find(style.format, .error)
    if printsOutputs { return printPaths(of: try plan(for: scenes)) }
    let configuration = try readConfiguration().checked(style)
    let modules = try ModuleFiles.find(configuration.modules, besides: scenes)
    let (compilation, outputs) = try compile(
      scenes, inputs.read(scenes), configuration, modules, isLastCall: true)
    if writesToStandardOutput { return printScene(of: compilation) }
    if isCheck { return try checkFreshness(of: outputs) }
    try write(outputs, madeOf: scenes, configuration, modules)
  }

  /// The options of the call, completed by the current configuration file.
  package func readConfiguration() -> ConfigurationFile {
    ConfigurationFile(at: configurationFile, completing: options)
  }

  /// Compiles scenes and reports their diagnostics. Throws if there is an error.
  package func compile(
    _ scenes: [Path], _ files: [SceneFile], _ configuration: Configuration, _ modules: [ModuleFiles],
    isLastCall: Bool = false
  ) throws -> (Compiler.Compilation, [OutputFile]) {
    let plan = try plan(for: scenes)
    var options = try compilerOptions(configuration, modules)
    options.hasOtherScenes = plan.hasOtherScenes
    options.isLastCall = isLastCall
    let compilation = ModuleInput(files, isWholeApp: inputs.hasFolders).compile(Compiler(options))
    if !compilation.diagnostics.isEmpty || style.format != .text {
      try DiagnosticReporter(style: style).report(compilation.diagnostics, of: files, to: .error)
    }
    if compilation.hasErrors { throw ExitStatus.scenesAreWrong }
    return (compilation, compilation.files.map { OutputFile(path: plan.path(of: $0), contents: $0.contents) })
  }

  /// Writes the changed files, and returns the changed Swift files.
  @discardableResult
  package func write(
    _ outputs: [OutputFile], madeOf scenes: [Path], _ configuration: Configuration, _ modules: [ModuleFiles]
  ) throws -> [Path] {
    let templates = try configuration.template.map { try InputFile.findTemplates(in: $0) } ?? []
    let settings = [configurationFile].compactMap(\.self) + modules.flatMap(\.paths)
    let inputs = (inputs.includesStandardInput ? scenes.dropFirst() : scenes[...]) + templates + settings
    let dependencies = try depfile.map { path in
      let sources = try sources.map { try $0.find() + $0.lists } ?? []
      let all = scenes + templates + settings + sources
      return OutputFile(
        path: path, bytes: try DependencyFile(outputs: outputs.map(\.path), inputs: all).contents,
        .named)
    }
    let writer = OutputWriter(writesOverForeignFiles: isForced, inputs: Array(inputs))
    return try writer.write(outputs + [dependencies].compactMap(\.self)).filter { $0 != dependencies?.path }
  }

  private func plan(for scenes: [Path]) throws -> OutputPlan {
    let plan = OutputPlan(folder: output, scenes: scenes)
    try plan.validate()
    return plan
  }

  /// Whether the Swift goes to standard output, because the scene comes from standard input.
  private var writesToStandardOutput: Bool {
    inputs.includesStandardInput && output == nil && !printsOutputs
  }

  private func compilerOptions(
    _ configuration: Configuration, _ modules: [ModuleFiles]
  ) throws -> Compiler.Options {
    var options = try configuration.compilerOptions(modules)
    let templates = try configuration.template.map { try InputFile.readTemplates(in: $0) } ?? []
    options.templates = TemplateSet(replacing: templates)
    options.sourceLocations = hasSourceLocations
    options.sources = try sources.map { try SwiftSources.read($0.find()) }
    return options
  }

  private func printPaths(of plan: OutputPlan) {
    StandardStream.output.write(plan.paths.flatMap { Array(($0.string + "\n").utf8) })
  }

  /// Prints the Swift without `SceneSupport.swift`, which other scenes share.
  private func printScene(of compilation: Compiler.Compilation) {
    for file in compilation.files where file.source != nil { StandardStream.output.write(file.contents) }
  }

  private func checkFreshness(of outputs: [OutputFile]) throws {
    let check = FreshnessCheck(usesColor: Terminal.usesColor(style.color, on: .output))
    let findings = try outputs.compactMap { try check.finding(about: $0) }
    let text = findings.joined()
    StandardStream.output.write(style.format == .github ? InertText.of(text) : text)
    if !findings.isEmpty { throw ExitStatus.scenesAreWrong }
  }
}
