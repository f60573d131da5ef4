import ArgumentParser
import PathKit
import SceneBuilding
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
      'Base.lproj' becomes a scene beside that folder. Texts that have translations in strings files keep their keys. \
      References between storyboards that are imported together become references between scenes. The report lists every \
      element and attribute that the scene does not say, with its line and the reason; its last line counts what is \
      carried, what has no effect at run time, and what is left out.

        scenec import Main.storyboard
        scenec import Sources --output Scenes
        scenec import Main.storyboard --report json
        scenec import Main.storyboard --print
        scenec import Sources/App --app Sources/App --scene-delegate Sources/App/SceneDelegate.swift

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
  var paths: [Path]

  @Option(
    help: ArgumentHelp("The folder to write to; by default, beside each file.", valueName: "folder"),
    completion: .directory)
  var output: Path?

  @Option(help: ArgumentHelp("The form of the report."))
  var report = ImportReportFormat.text

  @Option(
    help: ArgumentHelp(
      "The folder of the app: list what has to change in its Swift files and property lists.", valueName: "folder"),
    completion: .directory)
  var app: Path?

  @Option(
    help: ArgumentHelp("Write a scene delegate that shows the initial view controller.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var sceneDelegate: Path?

  @Option(
    help: ArgumentHelp("Write the frames of the views on the canvas, for tests.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var frames: Path?

  @Flag(help: "Write no file; print the scene.")
  var print = false

  @Flag(help: "Accept controllers that lose more than half of what they have.")
  var allowLosses = false

  @Flag(help: "Overwrite scenes that exist.")
  var force = false

  func validate() throws {
    if paths.contains("") || [output, app, sceneDelegate, frames].contains("") {
      throw ValidationError("a path is empty; check for a variable that is not set")
    }
  }

  func run() throws {
    var search = SceneSearch(for: .nib)
    for path in paths { try search.add(path) }
    if print, search.found.count > 1 {
      throw CallError("'--print' takes one file, and these are \(search.found.count)")
    }
    let folder = try app.map { folder throws(CallError) in try AppFolder(folder) }
    let imports = try NibImport.all(
      search.found, folder: output, folder?.classes, allowingLosses: allowLosses)
    let advice = folder?.advice(for: imports)
    try write(imports, start: advice?.start ?? AppAdvice.start(of: imports.map(\.named)))
    ImportReporter(format: report, scenesArePrinted: print).report(imports, advice)
    let isWrong = imports.contains { ($0.hasFailed && !$0.isLaunchScreen) || ($0.hasLosses && !allowLosses) }
    if isWrong { throw ExitStatus.scenesAreWrong }
  }

  private func write(_ imports: [NibImport], start: AppAdvice.Import?) throws {
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
    if let frames {
      outputs.append(OutputFile(path: frames, bytes: Array(FrameList.json(imports).utf8), .edited))
    }
    if let sceneDelegate {
      if !force, (try? POSIX.status(of: sceneDelegate, followingLinks: false)) != nil {
        throw CallError("'\(sceneDelegate)' is there already; '--force' writes over it")
      }
      let text = start.map { AppAdvice.sceneDelegate(for: $0) } ?? ""
      outputs.append(OutputFile(path: sceneDelegate, bytes: Array(text.utf8), .edited))
    }
    try OutputWriter().write(outputs)
  }
}

/// The frames of views as JSON.
enum FrameList {
  static func json(_ imports: [NibImport]) -> String {
    let files = imports.filter { $0.result.scene != nil }.map { one in
      let frames = one.result.views.compactMap { view -> JSON? in
        guard let rect = view.rect else { return nil }
        return JSON.object([
          ("owner", .string(view.owner)), ("view", .string(view.view)),
          ("frame", .string(rect.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: " "))),
        ])
      }
      return JSON.object([("scene", .string(one.scenePath.lastComponent)), ("frames", .array(frames))])
    }
    return JSON.array(files).text + "\n"
  }
}

/// The form of the report of an import.
enum ImportReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
