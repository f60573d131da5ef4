import ArgumentParser
import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics
import SceneExport

/// Turns scenes into storyboards and xibs.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Turn scenes into storyboards and xibs.",
    usage: "scenec export [<options>] <path> ...",
    discussion: """
      The controllers of a scene become a storyboard beside it, or in the folder of '--output', to look at in Xcode. \
      Views that belong to no controller become a xib. 'scenec import' reads them back: ids are the labels in Xcode's \
      outline, and most of what Interface Builder has no words for, such as parameters, stands in the notes of its \
      object. The report lists it, and what is left out. Object IDs stay the same while the ids of the scene do.

        scenec export Main.scene
        scenec export Sources --output Storyboards --module-name Shop
        scenec export Main.scene --report json
        scenec export Main.scene --print
        scenec export Sources --output Storyboards --check

      Exit status: 0 if all scenes were exported; 1 if a scene has errors, or with --check if a document is stale or \
      missing; 2 if the call is wrong or a file cannot be read or written.
      """
  )

  @OptionGroup var inputs: SceneInputs

  @Option(
    help: ArgumentHelp("The folder to write to; by default, beside each scene.", valueName: "folder"),
    completion: .directory)
  var output: Path?

  @Option(help: ArgumentHelp("The form of the report."))
  var report = ImportReportFormat.text

  @Flag(help: "Write no file; print the document.")
  var print = false

  @Flag(help: "Write nothing; show the documents that are stale or missing, with the difference.")
  var check = false

  @Flag(help: "Overwrite documents that exist.")
  var force = false

  @OptionGroup(title: "Modules") var moduleOptions: ModuleOptions
  @OptionGroup var configurationOption: ConfigurationOption
  @OptionGroup(title: "Diagnostics") var diagnosticOptions: DiagnosticOptions

  func validate() throws {
    if output == "" { throw ValidationError("'--output' is empty; check for a variable that is not set") }
    if print, check { throw ValidationError("'--print' and '--check' exclude each other; leave one out") }
  }

  func run() throws {
    let paths = try inputs.scenes.find(diagnosticOptions.format, .error)
    if let nib = paths.first(where: { ModuleInput.isNib($0.shown) }) {
      throw CallError("'\(nib)' is a storyboard or xib already; 'export' takes scenes")
    }
    let scenes = try inputs.scenes.read(paths)
    try refuseErrors(in: scenes, paths)
    let exports = try SceneExports(scenes, paths, folder: output, moduleOptions.moduleName)
    let isFresh = try write(exports)
    let isPrinted = print || check
    let stream = isPrinted ? StandardStream.error : StandardStream.output
    stream.write(report == .json ? exports.json.text + "\n" : exports.text)
    if !isFresh { throw ExitStatus.scenesAreWrong }
  }

  private func refuseErrors(in scenes: [SceneFile], _ paths: [Path]) throws {
    let options = try configurationOption.compilerOptions(completing: diagnosticOptions, moduleOptions, of: paths)
    let errors = Compiler(options).check(scenes).filter { $0.severity == .error }
    guard !errors.isEmpty else { return }
    try DiagnosticReporter(style: diagnosticOptions.style).report(errors, of: scenes, to: .error)
    throw ExitStatus.scenesAreWrong
  }

  /// Writes, prints or compares the documents; returns whether those that are there are fresh, if it compares them.
  private func write(_ exports: SceneExports) throws -> Bool {
    let files = exports.files
    if print {
      guard files.count == 1 else {
        throw CallError("'--print' prints one document, and these are \(files.count); leave it out")
      }
      StandardStream.output.write(String(decoding: files[0].bytes, as: UTF8.self))
      return true
    }
    if check {
      let freshness = FreshnessCheck(usesColor: Terminal.usesColor(diagnosticOptions.color, on: .output))
      var findings: [String] = []
      for file in files {
        if let finding = try freshness.finding(about: file) { findings.append(finding) }
      }
      findings.forEach(StandardStream.output.write)
      return findings.isEmpty
    }
    for file in files where !force && (try? POSIX.status(of: file.path, followingLinks: false)) != nil {
      throw CallError("'\(file.path)' is there already; '--force' writes over it")
    }
    try OutputWriter().write(files)
    return true
  }
}

/// The results for the scenes of a call.
struct SceneExports {
  private struct Document {
    let scene: String
    let path: Path
    let bytes: [UInt8]
    let report: ExportReport
  }

  private var documents: [Document] = []

  init(_ scenes: [SceneFile], _ paths: [Path], folder: Path?, _ module: String?) throws(CallError) {
    for (scene, path) in zip(scenes, paths) {
      for part in Exporter.Part.allCases {
        let export = try Self.export(scene, part, module)
        guard let bytes = export.document else { continue }
        let target = (folder ?? path.folder).appending(Path(path.lastComponentWithoutExtension + "." + part.rawValue))
        documents.append(Document(scene: path.shown, path: target, bytes: bytes, report: export.report))
      }
    }
    if documents.isEmpty, let path = paths.first {
      throw CallError("there is nothing to export: '\(path)' has neither view controllers nor views")
    }
  }

  private static func export(
    _ scene: SceneFile, _ part: Exporter.Part, _ module: String?
  ) throws(CallError) -> Exporter.Result {
    let result: Exporter.Result?
    do {
      result = try Exporter.run(scene, part, module: module)
    } catch {
      throw CallError("cannot write '\(scene.path)' as a \(part): \(error)")
    }
    guard let result else { throw CallError("'\(scene.path)' is no scene") }
    return result
  }

  /// The documents.
  var files: [OutputFile] { documents.map { OutputFile(path: $0.path, bytes: $0.bytes, .edited) } }

  // MARK: Report

  /// The report for people.
  var text: String {
    documents.map { document in
      let lines = document.report.omissions.map { omission in
        let subject = omission.element + (omission.attribute.map { " " + $0 } ?? "")
        let fate = omission.isNoted ? "in the notes" : "left out"
        let place = "\(document.scene):\(omission.line):\(omission.column)"
        return "\(place): \(fate): \(subject): \(omission.reason)".printable + "\n"
      }
      let report = document.report
      return lines.joined()
        + "\(document.path): \(report.carried) carried, \(report.noted) in the notes, \(report.left) left out\n"
    }.joined()
  }

  /// The report for programs.
  var json: JSON {
    .array(
      documents.map { document in
        .object([
          ("scene", .string(document.scene)), ("path", .string(document.path.shown)),
          (
            "counts",
            .object([
              ("carried", .number(document.report.carried)), ("noted", .number(document.report.noted)),
              ("left", .number(document.report.left)),
            ])
          ),
          ("omissions", .array(document.report.omissions.map(Self.json))),
        ])
      })
  }

  private static func json(_ omission: ExportReport.Omission) -> JSON {
    var members: [(String, JSON)] = [
      ("line", .number(omission.line)), ("column", .number(omission.column)), ("element", .string(omission.element)),
    ]
    if let attribute = omission.attribute { members.append(("attribute", .string(attribute))) }
    members += [("isNoted", .bool(omission.isNoted)), ("reason", .string(omission.reason))]
    return .object(members)
  }
}
