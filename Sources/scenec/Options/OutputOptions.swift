import ArgumentParser
import SceneCompiler

/// Where the Swift goes, and what becomes of it there.
struct OutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder to write to, made if need be.", valueName: "folder"),
    completion: .directory
  )
  var output: String?

  @Option(
    help: ArgumentHelp("Who may use the generated declarations; 'internal' if nothing is said."))
  var accessLevel: AccessLevel?

  @Option(
    help: ArgumentHelp(
      "Lay the Swift out by templates of your own.",
      discussion: "Each '*.stencil' in the folder takes the place of the template of the same name.",
      valueName: "folder"),
    completion: .directory
  )
  var template: String?

  @Flag(
    help: ArgumentHelp(
      "Have Swift report what is wrong with your classes at the lines of the scenes.",
      discussion: "The Swift then holds the paths of the scenes; leave this out where it is checked in."))
  var sourceLocations = false

  @Flag(help: "Write nothing; say which files are stale or missing, and show the difference.")
  var check = false

  @Flag(help: "Write nothing and compile nothing; print the paths that would be written, one a line.")
  var printOutputs = false

  @Flag(help: "Write even over files that scenec did not make.")
  var force = false

  @Flag(help: "Go on: compile again whenever a scene, a template or the configuration changes, until Control-C.")
  var watch = false

  @Option(
    help: ArgumentHelp("Write what depends on what, for Make and Ninja.", valueName: "file"),
    completion: .file()
  )
  var depfile: String?

  func validate() throws {
    if output == "" { throw ValidationError("'--output' is empty; check for a variable that is not set") }
    if template == "" { throw ValidationError("'--template' is empty; check for a variable that is not set") }
    if watch, check || printOutputs {
      throw ValidationError("'--watch' writes; leave out '--check' and '--print-outputs'")
    }
    if depfile == "" { throw ValidationError("'--depfile' is empty; check for a variable that is not set") }
  }
}
