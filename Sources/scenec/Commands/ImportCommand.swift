import ArgumentParser
import SceneCompiler
import SceneDiagnostics
import SceneImport

/// Turns storyboards and xibs into scenes.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Turn storyboards and xibs into scenes.",
    discussion: """
      Each storyboard or xib becomes a scene file beside it, or in the folder of '--output'. A storyboard in a folder \
      'Base.lproj' becomes a scene beside that folder that keeps the keys of its strings files. The report lists every \
      element and attribute that the scene does not say, with its line and the reason; its last line counts what is \
      carried, what has no effect at run time, and what is left out.

        scenec import Main.storyboard
        scenec import Sources --output Scenes
        scenec import Main.storyboard --report json
        scenec import Main.storyboard --print

      Exit status: 0 if all files were imported; 1 if a file cannot be imported, if a controller loses more than half \
      of what it has, or if the scene has errors; 2 if the call is wrong or a file cannot be read or written.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Storyboards and xibs, and folders to search for them.", discussion: "Hidden folders are not searched.",
      valueName: "path"),
    completion: .file(extensions: ["storyboard", "xib"])
  )
  var paths: [String]

  @Option(
    help: ArgumentHelp("The folder to write to; by default, beside each file.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Option(help: ArgumentHelp("The form of the report."))
  var report = ImportReportFormat.text

  @Flag(help: "Write no file; print the scene.")
  var print = false

  @Flag(help: "Accept controllers that lose more than half of what they have.")
  var allowLosses = false

  @Flag(help: "Overwrite scenes that exist.")
  var force = false

  func validate() throws {
    if paths.contains("") || output == "" {
      throw ValidationError("a path is empty; check for a variable that is not set")
    }
  }

  func run() throws {
    var search = SceneSearch(for: .nib)
    for path in paths { try search.add(Path(argument: path)) }
    if print, search.found.count > 1 {
      throw CallError("'--print' takes one file, and these are \(search.found.count)")
    }
    let imports = try search.found.map { path throws(CallError) in
      try NibImport(path, folder: output.map { Path(argument: $0) })
    }
    try write(imports)
    ImportReporter(format: report, scenesArePrinted: print).report(imports)
    let isWrong = imports.contains { $0.hasFailed || ($0.hasLosses && !allowLosses) }
    if isWrong { throw ExitStatus.scenesAreWrong }
  }

  private func write(_ imports: [NibImport]) throws {
    if print {
      for one in imports { StandardStream.output.write(String(decoding: one.result.scene ?? [], as: UTF8.self)) }
      return
    }
    var sources: [Path: Path] = [:]
    var outputs: [OutputFile] = []
    for one in imports where one.result.scene != nil && (allowLosses || !one.hasLosses) {
      if let other = sources.updateValue(one.path, forKey: one.scenePath) {
        throw CallError("'\(other)' and '\(one.path)' would both be written to '\(one.scenePath)'; rename one of them")
      }
      if !force, (try? POSIX.status(of: one.scenePath, followingLinks: false)) != nil {
        throw CallError("'\(one.scenePath)' is there already; '--force' writes over it")
      }
      outputs.append(OutputFile(path: one.scenePath, bytes: one.result.scene ?? [], .edited))
    }
    try OutputWriter().write(outputs)
  }
}

/// The form of the report of an import.
enum ImportReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
