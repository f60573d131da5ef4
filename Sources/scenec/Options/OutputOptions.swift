import ArgumentParser
import PathKit
import SceneCompiler

/// The options for generated Swift.
struct OutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The output folder, created if necessary.", valueName: "folder"),
    completion: .directory
  )
  var output: Path?

  @Option(
    help: ArgumentHelp("The access level of generated declarations; by default, 'internal'."))
  var accessLevel: AccessLevel?

  @Option(
    help: ArgumentHelp(
      "Use your own templates for the Swift.",
      discussion: "Each '*.stencil' in the folder replaces the template of the same name.",
      valueName: "folder"),
    completion: .directory
  )
  var template: Path?

  @Flag(
    help: ArgumentHelp(
      "Make the Swift compiler report errors of your classes at the lines of the scenes.",
      discussion: "The Swift then contains the paths of the scenes; do not use this for Swift that you check in."))
  var sourceLocations = false

  @Flag(help: "Show the controllers that need no values in Xcode's previews.")
  var previews = false

  @Flag(help: "Write nothing; report stale and missing files, and show the difference.")
  var check = false

  @Flag(help: "Write and compile nothing; print the paths of the outputs, one on each line.")
  var printOutputs = false

  @Flag(help: "Overwrite files even if scenec did not make them.")
  var force = false

  @Flag(help: "Compile again whenever a scene, a template or the configuration changes, until Control-C.")
  var watch = false

  @Option(
    help: ArgumentHelp("Write a dependency file for Make and Ninja.", valueName: "file"),
    completion: .file()
  )
  var depfile: Path?

  func validate() throws {
    if output == "" { throw ValidationError("'--output' is empty; check for a variable that is not set") }
    if template == "" { throw ValidationError("'--template' is empty; check for a variable that is not set") }
    if watch, check || printOutputs {
      throw ValidationError("'--watch' writes; leave out '--check' and '--print-outputs'")
    }
    if depfile == "" { throw ValidationError("'--depfile' is empty; check for a variable that is not set") }
  }
}
