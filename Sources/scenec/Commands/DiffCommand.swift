import ArgumentParser
import PathKit
import SceneBuilding
import SceneCompiler
import SceneDrawing
import SceneVersions

/// Compares two versions of one or of many scenes.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two versions of scenes.",
    usage: "scenec diff [<options>] <old> <new>",
    discussion: """
      The comparison is by element, not by line: scenes, views, segues, parameters and outlets that were added, \
      removed, renamed, moved or changed. Changes of formatting are ignored. Two folders, or two git revisions, are \
      compared scene by scene, and give one text or one picture; 'a...b' compares b with its merge base with a.

        scenec diff Old.scene New.scene
        scenec diff main...HEAD --format markdown
        scenec diff main...HEAD --output Changes.svg -- Sources
        scenec diff main...HEAD --screens --output Screens.html
        git show main:Main.scene | scenec diff - Main.scene
        scenec diff Old.scene New.scene --output Changes.svg --check
        scenec diff main...HEAD -- Main.storyboard
        git config diff.scenec.command "scenec diff"

      The picture shows both versions as one graph. It marks added, removed and changed elements, and shows their \
      neighbours. With '--screens', it shows the screens that look different, each before and after, with lines around the \
      views that differ.

      Exit status: 0 if there are no changes; 1 if there are; with --check, 0 if the picture is up to date, and 1 if \
      not; 2 if the call is wrong or a file cannot be read or written. When git calls scenec, the status is 0, as git \
      requires, and files that cannot be parsed as scenes are compared by line.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The old and the new version: files, or folders; '-' for standard input, '/dev/null' for no file.",
      discussion:
        "Or a range of revisions, and files and folders that limit it; or the seven arguments of git's external diff.",
      valueName: "path"),
    completion: .file(extensions: ["scene"])
  )
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "The format of the changes: text for a terminal, markdown, svg for a picture, or html for a page.",
      discussion: "By default text, or the format of the extension of the output: svg or html.")
  )
  var format: DiffFormat?

  @Flag(help: "Show the screens that look different, before and after; a picture or a page.")
  var screens = false

  @OptionGroup var drawing: DrawingOptions

  @Option(help: ArgumentHelp("Use colour; 'auto' uses it on a terminal unless NO_COLOR is set."))
  var color = ColorChoice.auto

  func validate() throws {
    if paths.contains("") { throw ValidationError("a path is empty; check for a variable that is not set") }
    if drawing.output != nil, chosenFormat.picture == nil {
      throw ValidationError("'--output' takes a picture; say '--format svg'")
    }
    if screens, chosenFormat.picture == nil {
      throw ValidationError("'--screens' is for pictures and pages; say '--format svg' or 'html'")
    }
    if gitCall != nil {
      if drawing.output == nil { return }
      throw ValidationError("'--output' is for one picture, and git asks for many")
    }
    if paths.first.flatMap(GitRange.init) != nil { return }
    // `run` says how to write it.
    if isOneRevision { return }
    guard paths.count == 2 else { throw ValidationError(wrongCount) }
    if paths == ["-", "-"] { throw ValidationError("'-' can be given once") }
  }

  private var wrongCount: String {
    "'scenec diff' compares two versions, and the call names \(paths.count); write two paths, or a range of revisions "
      + "such as 'HEAD~1..HEAD'"
  }

  /// Whether the call names one revision, and files or folders that limit a range.
  private var isOneRevision: Bool {
    guard let first = paths.first, Self.isRevision(first) else { return false }
    return paths.dropFirst().allSatisfy { !Self.isRevision($0) && !["-", "/dev/null"].contains($0) }
  }

  private var oneRevision: CallError {
    let limits = paths.dropFirst().isEmpty ? "" : " -- " + paths.dropFirst().joined(separator: " ")
    return CallError(
      "'\(paths[0])' is neither a file nor a range of revisions; for the changes in a revision, write "
        + "'scenec diff \(paths[0])~1..\(paths[0])\(limits)'; for those since then that are not committed, set "
        + "'diff.scenec.command' of git and write 'git diff \(paths[0])\(limits)'")
  }

  func run() throws {
    if let gitCall { return try gitCall.run(chosenFormat, color) }
    if let module = try ModuleDiff(paths) { return try compare(module) }
    if isOneRevision { throw oneRevision }
    guard paths.count == 2 else { throw CallError(wrongCount) }
    if paths.allSatisfy(Self.isRevision) {
      throw CallError(
        "there is neither a file '\(paths[0])' nor a file '\(paths[1])'; for two revisions, write "
          + "'\(paths[0])..\(paths[1])'")
    }
    let versions = try ScenePair(old: SceneVersion(paths[0]), new: SceneVersion(paths[1]), path: path)
    guard let comparison = versions.comparison else {
      DiagnosticReporter(style: ReportStyle(color: color)).reportAsText(versions.diagnostics, to: .error)
      throw CallError("scenes with syntax errors cannot be compared; fix them first")
    }
    if let format = chosenFormat.picture {
      // With `--check`, the status depends on whether the picture is up to date, not on whether there are changes.
      let text =
        screens
        ? try ScreenDiff([(versions.old.file, versions.new.file)]).text(as: format)
        : versions.map.map { format.text(of: $0, links: drawing.links) } ?? ""
      if try deliver(text, as: format), drawing.check { return }
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
      // The map says which scenes cannot be read.
      let map = try module.map(ReportStyle(color: color))
      let text =
        try screens ? module.screens().text(as: format) : format.text(of: map, links: drawing.links)
      if try deliver(text, as: format), drawing.check { return }
    } else {
      StandardStream.output.write(text)
    }
    if drawing.check || isDifferent { throw ExitStatus.scenesDiffer }
  }

  /// Writes a picture, or checks that it is up to date.
  private func deliver(_ text: String, as format: MapFormat) throws -> Bool {
    try drawing.deliver(
      text, marker: format.marker, madeOf: paths.map { Path($0) }, ReportStyle(color: color))
  }

  private var chosenFormat: DiffFormat {
    if let format { return format }
    return DiffFormat.allCases.first { $0.picture != nil && drawing.output?.hasSuffix(".\($0.rawValue)") == true }
      ?? .text
  }

  private var gitCall: GitDiffCall? { GitDiffCall(paths) }

  /// The path that both versions belong to.
  private var path: String {
    let (old, new) = (paths[0], paths[1])
    if old == new || ["-", "/dev/null"].contains(old) { return new }
    if ["-", "/dev/null"].contains(new) || Self.name(of: old) == Self.name(of: new) { return old }
    return "\(old) → \(new)"
  }

  /// Whether an argument may name a revision: it names no file that is there, and no scene that could be.
  private static func isRevision(_ argument: String) -> Bool {
    let isScene = argument.hasSuffix(".scene") || ModuleInput.isNib(argument)
    if isScene || ["-", "/dev/null"].contains(argument) { return false }
    return (try? POSIX.status(of: Path(argument))) == nil
  }

  private static func name(of path: String) -> Substring? { path.split(separator: "/").last }
}
