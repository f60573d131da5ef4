import ArgumentParser
import PathKit
import SceneBuilding

/// Makes a package with a first scene, its controllers and a test.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a package with a first scene, its controllers and a test.",
    discussion: """
      The package has the name of its folder, which is created if necessary. The plugin compiles the scene in every \
      build, for an iPhone and, without a simulator, for tests. Existing files are not overwritten.

        scenec new Shop
        scenec new Shop --scenec ../tools/scenec
        scenec new Shop --bundle ../scenec-plugin
        scenec new Shop --scenec https://git.example.com/scenec
        cd Shop && swift test

      Exit status: 0 if all files were written; 2 if the name cannot be the name of a module, if scenec is not found, \
      if a file exists already, or if one cannot be written.
      """
  )

  @Argument(
    help: ArgumentHelp("The folder of the package; its name is that of the module.", valueName: "folder"),
    completion: .directory
  )
  var folder: Path

  @Option(
    name: .customLong("scenec"),
    help: ArgumentHelp(
      "Where the package of scenec is: a folder, seen from the new package, or the URL of a git repository.",
      discussion: "By default '../scenec', or the current folder if it contains scenec.", valueName: "place"),
    completion: .directory
  )
  var place: String?

  @Option(
    help: ArgumentHelp(
      "A package of the plugin with a scenec that is built already: a folder, seen from the new package, or a URL.",
      discussion: "'Scripts/make-plugin-package' makes it. The first build of the new package then compiles no scenec.",
      valueName: "place"),
    completion: .directory
  )
  var bundle: String?

  func validate() throws {
    if bundle == "" { throw ValidationError("'--bundle' is empty; check for a variable that is not set") }
    if folder == "" { throw ValidationError("the folder is empty; check for a variable that is not set") }
    if place == "" { throw ValidationError("'--scenec' is empty; check for a variable that is not set") }
  }

  func run() throws {
    // The argument can be '.', or a link.
    let name = ((try? POSIX.realPath(of: folder)) ?? folder).lastComponent
    let moduleName = try ModuleName(name)
    let scenec = try place.map { place throws(CallError) in try PackageLocation(place, seenFrom: folder) }
    let bundle = try bundle.map { place throws(CallError) in
      try PackageLocation(place, seenFrom: folder, name: "scenec-plugin")
    }
    let package = NewPackage(
      name: moduleName, scenec: try scenec ?? PackageLocation.found(near: folder), bundle: bundle)
    let outputs = package.files.map { OutputFile(path: folder.appending(Path($0.path)), contents: $0.contents) }
    for output in outputs where (try? POSIX.status(of: output.path, followingLinks: false)) != nil {
      throw CallError("'\(output.path)' is there already, and nothing is written over; choose another folder")
    }
    try OutputWriter().write(outputs)
    StandardStream.output.write(outputs.map { "\($0.path)\n" }.joined())
  }
}
