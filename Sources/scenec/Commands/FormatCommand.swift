import ArgumentParser

/// Lays scenes out anew.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Lay scenes out in the one way that all scenes are laid out in.",
    usage: "scenec format [<options>] <path> ...",
    discussion: """
      What a scene says stays the same: order of elements, comments, single blank lines. Its layout becomes two spaces \
      a level, double quotes, attributes in a fixed order, one a line where a tag is longer than 120 columns, LF at the \
      ends of lines and no byte-order mark. Files are written whole or not at all, and only if their bytes change. A \
      scene with syntax errors is reported and left as it is.

        scenec format Sources
        scenec format Sources --check        show what would change
        scenec format - < Main.scene         print the scene, formatted

      Exit status: 0 if all is well; 1 if a scene has syntax errors, or with --check if one is not formatted; 2 if the \
      call is wrong or a file cannot be read or written.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Scene files, and folders to search for '*.scene'; '-' for standard input.",
      discussion: "Hidden folders are not searched.", valueName: "path"),
    completion: .file(extensions: ["scene"])
  )
  var paths: [String]

  @Flag(help: "Write nothing; say which scenes are not formatted, and show the difference.")
  var check = false

  @Flag(help: "Print the formatted scene instead of writing it to its file.")
  var print = false

  @Option(help: ArgumentHelp("What to call standard input in messages.", valueName: "path"))
  var stdinName = "Main.scene"

  @Option(help: ArgumentHelp("Use colour; 'auto' does on a terminal unless NO_COLOR is set."))
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
