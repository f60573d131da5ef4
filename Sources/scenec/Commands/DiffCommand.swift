import ArgumentParser
import SceneCompiler
import SceneDrawing
import SceneVersions

/// Says what is different in a new version of a scene, or of many.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say what has changed between two versions of scenes.",
    usage: "scenec diff [<options>] <old> <new>",
    discussion: """
      Not in lines but in what the scene says: scenes, views, segues, parameters, outlets that were added, removed, \
      renamed, moved or changed. Scenes that only look different are said to be the same. Two folders, or two revisions \
      in git, are compared scene by scene, and give one text or one picture; 'a...b' compares b with the commit at which \
      it left a.

        scenec diff Old.scene New.scene
        scenec diff main...HEAD --format markdown
        scenec diff main...HEAD --output Changes.svg -- Sources
        git show main:Main.scene | scenec diff - Main.scene
        scenec diff Old.scene New.scene --output Changes.svg --check
        git config diff.scenec.command "scenec diff"

      The picture shows both versions as one graph, with what is new, gone or different marked in it, and what is next \
      to that.

      Exit status: 0 if both say the same; 1 if not; with --check, 0 if the picture is up to date, and 1 if not; 2 if \
      the call is wrong or a file cannot be read or written. When git calls, it is 0 as git wants it, and what cannot \
      be read as a scene is compared line by line.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The old and the new version: files, or folders; '-' for standard input, '/dev/null' for no file.",
      discussion:
        "Or a range of revisions, and files and folders to which it is limited; or the seven arguments that git gives to an external diff.",
      valueName: "path"),
    completion: .file(extensions: ["scene"])
  )
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "Write changes for a terminal, as Markdown, as a picture or a page: text, markdown, svg or html.",
      discussion: "Without it text, or svg or html where the name of the output ends with it.")
  )
  var format: DiffFormat?

  @OptionGroup var drawing: DrawingOptions

  @Option(help: ArgumentHelp("Use colour; 'auto' does on a terminal unless NO_COLOR is set."))
  var color = ColorChoice.auto

  func validate() throws {
    if paths.contains("") { throw ValidationError("a path is empty; check for a variable that is not set") }
    if drawing.output != nil, chosenFormat.picture == nil {
      throw ValidationError("'--output' takes a picture; say '--format svg'")
    }
    if gitCall != nil {
      if drawing.output == nil { return }
      throw ValidationError("'--output' is for one picture, and git asks for many")
    }
    if paths.first.flatMap(GitRange.init) != nil { return }
    guard paths.count == 2 else { throw ValidationError(wrongCount) }
    if paths == ["-", "-"] { throw ValidationError("'-' can be given once") }
  }

  private var wrongCount: String {
    "'scenec diff' compares two versions, and the call names \(paths.count); write two paths, or a range of revisions "
      + "such as 'HEAD~1..HEAD'"
  }

  func run() throws {
    if let gitCall { return try gitCall.run(chosenFormat, color) }
    if let module = try ModuleDiff(paths) { return try compare(module) }
    guard paths.count == 2 else { throw CallError(wrongCount) }
    let versions = try ScenePair(old: SceneVersion(paths[0]), new: SceneVersion(paths[1]), path: path)
    guard let comparison = versions.comparison else {
      DiagnosticReporter(style: ReportStyle(color: color)).reportAsText(versions.diagnostics, to: .error)
      throw CallError("there is no comparing scenes with syntax errors; mend them first")
    }
    if let format = chosenFormat.picture {
      // Asked is what the picture shows, not whether there is something to show.
      if try deliver(versions.map, as: format), drawing.check { return }
    } else if !versions.isUnchanged {
      let report = DiffReport(format: chosenFormat, isColored: Terminal.usesColor(color, on: .output))
      StandardStream.output.write(report.text(of: comparison, path: versions.title))
    }
    if drawing.check || !comparison.isEmpty { throw ExitStatus.scenesDiffer }
  }

  /// Compares the scenes of two folders or revisions.
  private func compare(_ module: ModuleDiff) throws {
    let report = DiffReport(format: chosenFormat, isColored: Terminal.usesColor(color, on: .output))
    let (text, isDifferent) = module.report(report)
    if let format = chosenFormat.picture {
      if try deliver(module.map(ReportStyle(color: color)), as: format), drawing.check { return }
    } else {
      StandardStream.output.write(text)
    }
    if drawing.check || isDifferent { throw ExitStatus.scenesDiffer }
  }

  /// Puts a picture where it was asked for, or says whether it is there.
  private func deliver(_ map: SceneMap?, as format: MapFormat) throws -> Bool {
    try drawing.deliver(
      map.map { format.text(of: $0, links: drawing.links) } ?? "", as: format,
      madeOf: paths.map { Path(argument: $0) }, ReportStyle(color: color))
  }

  private var chosenFormat: DiffFormat {
    if let format { return format }
    return DiffFormat.allCases.first { $0.picture != nil && drawing.output?.hasSuffix(".\($0.rawValue)") == true }
      ?? .text
  }

  private var gitCall: GitDiffCall? { GitDiffCall(paths) }

  /// What to call what both are versions of.
  private var path: String {
    let (old, new) = (paths[0], paths[1])
    if old == new || ["-", "/dev/null"].contains(old) { return new }
    if ["-", "/dev/null"].contains(new) || Self.name(of: old) == Self.name(of: new) { return old }
    return "\(old) → \(new)"
  }

  private static func name(of path: String) -> Substring? { path.split(separator: "/").last }
}
