import ArgumentParser
import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics

/// Lists the texts of scenes, or updates a strings catalogue with them.
struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "List the texts of scenes with their keys, or update a strings catalogue.",
    usage: "scenec strings [<options>] <path> ...",
    discussion: """
      A strings catalogue keeps its translations, its comments and everything that scenec does not know. Translations \
      of a text that has changed are marked 'needs_review', and texts that are in no scene any more 'stale', as Xcode \
      does. The file is written only if its bytes change.

        scenec strings Sources
        scenec strings Sources --format json | jq -r '.texts[].key'
        scenec strings Sources --output Resources/Main.xcstrings
        scenec strings Sources --output Resources/Main.xcstrings --check

      Exit status: 0 if no scene has an error; 1 if one has, or with --check if the catalogue is stale or missing; 2 if \
      the call is wrong or a file cannot be read or written.
      """
  )

  @OptionGroup var inputs: SceneInputs
  @OptionGroup(title: "Output") var stringsOptions: StringsOptions
  @OptionGroup(title: "Modules") var moduleOptions: ModuleOptions
  @OptionGroup var configurationOption: ConfigurationOption
  @OptionGroup(title: "Diagnostics") var diagnosticOptions: DiagnosticOptions

  func run() throws {
    let (scenes, texts, diagnostics) = try findTexts()
    if !diagnostics.isEmpty || diagnosticOptions.format != .text {
      try DiagnosticReporter(style: diagnosticOptions.style).report(diagnostics, of: scenes, to: .error)
    }
    if diagnostics.contains(where: { $0.severity == .error }) { throw ExitStatus.scenesAreWrong }
    guard let output = stringsOptions.output, let table = stringsOptions.table else { return list(texts) }
    try update(output, with: texts.filter { $0.table == table }, table)
  }

  /// The texts of the named scenes, each of which is read in its module.
  private func findTexts() throws -> (scenes: [SceneFile], texts: [SceneText], diagnostics: [Diagnostic]) {
    let paths = try inputs.scenes.find(diagnosticOptions.format, .error)
    let call = try ModuleCall(inputs.scenes, paths, isExplicit: moduleOptions.isExplicit(configurationOption))
    var (scenes, texts, diagnostics): ([SceneFile], [SceneText], [Diagnostic]) = ([], [], [])
    for module in call.modules {
      let options = try configurationOption.compilerOptions(completing: diagnosticOptions, moduleOptions, of: module)
      // Storyboards of the module have no texts for scenec.
      let own = module.scenes.filter { call.isNamed($0.shown) || !ModuleInput.isNib($0.shown) }
      let files = try inputs.scenes.read(own)
      let found = Compiler(options).texts(of: files)
      scenes += files.filter { call.isNamed($0.path) }
      texts += found.texts.filter { call.isNamed($0.place.file.path) }
      diagnostics += found.diagnostics.filter(call.reports)
    }
    return (scenes, texts, diagnostics)
  }

  private func list(_ texts: [SceneText]) {
    switch stringsOptions.format {
    case .text: StandardStream.output.write(TextList.text(texts))
    case .json: StandardStream.output.write(TextList.json(texts).text + "\n")
    }
  }

  private func update(_ path: Path, with texts: [SceneText], _ table: String) throws {
    let isMissing = (try? POSIX.status(of: path)) == nil
    if texts.isEmpty, isMissing {
      throw CallError("no text is in the table '\(table)'; write 'localization=\"\(table)\"' on the root of a scene")
    }
    let language = stringsOptions.sourceLanguage
    let bytes =
      isMissing
      ? StringCatalog(sourceLanguage: language).updated(with: texts)
      : try updated(InputFile.read(found: path), with: texts)
    let file = OutputFile(path: path, bytes: bytes, .edited)
    guard stringsOptions.check else {
      try OutputWriter().write([file])
      return
    }
    let check = FreshnessCheck(usesColor: Terminal.usesColor(diagnosticOptions.color, on: .output))
    guard let finding = try check.finding(about: file) else { return }
    StandardStream.output.write(finding)
    throw ExitStatus.scenesAreWrong
  }

  private func updated(_ file: SceneFile, with texts: [SceneText]) throws -> [UInt8] {
    do {
      return try StringCatalog(file).updated(with: texts)
    } catch {
      let problem = Diagnostic(id: "", severity: .error, message: error.sentence, place: error.place)
      DiagnosticReporter(style: diagnosticOptions.style).reportAsText([problem], to: .error)
      throw ExitStatus.callOrDiskIsWrong
    }
  }
}
