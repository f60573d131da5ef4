import ArgumentParser
import SceneDrawing
import SceneVersions

/// Says what is different in a new version of a scene.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say what has changed between two versions of a scene.",
    usage: "scenec diff [<options>] <old> <new>",
    discussion: """
      Not in lines but in what the scene says: scenes, views, segues, parameters, outlets that were added, removed, \
      renamed, moved or changed. Scenes that only look different are said to be the same.

        scenec diff Old.scene New.scene
        git show main:Main.scene | scenec diff - Main.scene
        git show main:Main.scene | scenec diff - Main.scene --output Changes.svg
        scenec diff Old.scene New.scene --output Changes.svg --check
        git config diff.scenec.command "scenec diff"

      The picture shows both versions as one graph, with what is new, gone or different marked in it.

      Exit status: 0 if both say the same; 1 if not; with --check, 0 if the picture is up to date, and 1 if not; 2 if \
      the call is wrong or a file cannot be read or written. When git calls, it is 0 as git wants it, and what cannot \
      be read as a scene is compared line by line.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The old and the new version; '-' for standard input, '/dev/null' for a file that is not there.",
      discussion: "Or the seven arguments that git gives to an external diff.", valueName: "path"),
    completion: .file(extensions: ["scene"])
  )
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "Write changes for a terminal, as Markdown, or as a picture: text, markdown or svg.",
      discussion: "Without it text, or svg where the name of the output ends with it.")
  )
  var format: DiffFormat?

  @OptionGroup var drawing: DrawingOptions

  @Option(help: ArgumentHelp("Use colour; 'auto' does on a terminal unless NO_COLOR is set."))
  var color = ColorChoice.auto

  func validate() throws {
    if paths.contains("") { throw ValidationError("a path is empty; check for a variable that is not set") }
    if drawing.output != nil, chosenFormat != .svg {
      throw ValidationError("'--output' takes a picture; say '--format svg'")
    }
    if gitCall != nil {
      if drawing.output == nil { return }
      throw ValidationError("'--output' is for one picture, and git asks for many")
    }
    guard paths.count == 2 else { throw ValidationError("two versions can be compared, and these are \(paths.count)") }
    if paths == ["-", "-"] { throw ValidationError("'-' can be given once") }
  }

  func run() throws {
    if let gitCall { return try gitCall.run(chosenFormat, color) }
    let versions = try ScenePair(old: SceneVersion(paths[0]), new: SceneVersion(paths[1]), path: path)
    guard let comparison = versions.comparison else {
      DiagnosticReporter(style: ReportStyle(color: color)).reportAsText(versions.diagnostics, to: .error)
      throw CallError("there is no comparing scenes with syntax errors; mend them first")
    }
    if chosenFormat == .svg {
      let isFresh = try drawing.deliver(
        versions.map.map(MapFormat.svg.text) ?? "", as: .svg, madeOf: paths.map { Path(argument: $0) },
        ReportStyle(color: color))
      // Asked is what the picture shows, not whether there is something to show.
      if drawing.check, isFresh { return }
    } else if !versions.isUnchanged {
      let report = DiffReport(format: chosenFormat, isColored: Terminal.usesColor(color, on: .output))
      StandardStream.output.write(report.text(of: comparison, path: versions.title))
    }
    if drawing.check || !comparison.isEmpty { throw ExitStatus.scenesDiffer }
  }

  private var chosenFormat: DiffFormat { format ?? (drawing.output?.hasSuffix(".svg") == true ? .svg : .text) }

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
