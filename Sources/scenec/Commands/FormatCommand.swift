import ArgumentParser
import PathKit
import SceneBuilding

/// Formats scenes.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Format scenes in one canonical layout.",
    usage: "scenec format [<options>] <path> ...",
    discussion: """
      The content of a scene does not change: order of elements, comments, single blank lines. The layout has an \
      indentation of two spaces, double quotes, attributes in a fixed order, one on each line if a tag is longer than \
      120 columns, LF line ends and no byte-order mark. Files are written completely or not at all, and only if their \
      bytes change. A scene with syntax errors is reported and not changed.

        scenec format Sources
        scenec format Sources --check        show the changes and write nothing
        scenec format - < Main.scene         print the scene, formatted

      Exit status: 0 if there is no error; 1 if a scene has syntax errors, or with --check if one is not formatted; 2 \
      if the call is wrong or a file cannot be read or written.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Scene files, and folders to search for '*.scene'; '-' for standard input.",
      discussion: "Hidden folders are not searched.", valueName: "path"),
    completion: .file(extensions: ["scene"])
  )
  var paths: [Path]

  @Flag(help: "Write nothing; report the scenes that are not formatted, and show the difference.")
  var check = false

  @Flag(help: "Print the formatted scene instead of writing it to its file.")
  var print = false

  @Option(help: ArgumentHelp("The name of standard input in messages.", valueName: "path"))
  var stdinName: Path = "Main.scene"

  @Option(help: ArgumentHelp("Use colour; 'auto' uses it on a terminal unless NO_COLOR is set."))
  var color = ColorChoice.auto

  func validate() throws {
    if paths.contains("") { throw ValidationError("a path is empty; check for a variable that is not set") }
    if paths.contains("-"), paths.count > 1 {
      throw ValidationError("'-' is formatted alone; leave out the other paths")
    }
    if print, check { throw ValidationError("'--print' and '--check' exclude each other; leave one out") }
  }

  func run() throws {
    let sources = SceneSources(paths: paths, stdinName: stdinName)
    let paths = try sources.find()
    if print, paths.count > 1 { throw CallError("'--print' takes one scene, and these are \(paths.count)") }
    let formatting = Formatting(try sources.read(paths), at: paths)
    formatting.reportRefused(color)
    if check {
      formatting.showChanges(color)
      if formatting.hasChanges { throw ExitStatus.scenesAreWrong }
    } else if print || sources.includesStandardInput {
      formatting.print()
    } else {
      try formatting.write()
    }
    if formatting.hasRefused { throw ExitStatus.scenesAreWrong }
  }
}
