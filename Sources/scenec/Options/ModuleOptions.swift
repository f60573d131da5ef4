import ArgumentParser
import PathKit
import SceneBuilding
import SceneCatalog

/// The options for the module of the scenes and for other modules.
struct ModuleOptions: ParsableArguments {
  @Option(
    name: .customLong("module"),
    help: ArgumentHelp(
      "Another module whose scenes can be used, and the location of its scenes.",
      discussion: """
        A folder or a scene file, such as 'Core=Sources/Core'. Can be repeated, for one module and for several. The \
        file 'scenec.json' in the folder determines whether the scenes are public; it can also be given by itself.
        """,
      valueName: "name=path")
  )
  var modules: [ModuleSource] = []

  @Option(
    help: ArgumentHelp("The name of the module that the scenes belong to.", valueName: "name")
  )
  var moduleName: String?

  @Option(
    help: ArgumentHelp(
      "The oldest system that the app runs on, such as 'iOS 17'; by default, 'iOS 15'.", valueName: "system")
  )
  var deploymentTarget: SystemVersion?

  @Option(
    help: ArgumentHelp(
      "Translate the texts of scenes with a strings table.",
      discussion: "Files can name another with the attribute 'localization'.", valueName: "table")
  )
  var localization: String?

  func validate() throws {
    if localization == "" { throw ValidationError("'--localization' is empty; check for a variable that is not set") }
    if moduleName == "" { throw ValidationError("'--module-name' is empty; check for a variable that is not set") }
    if let moduleName, !SwiftName.isIdentifier(moduleName) {
      throw ValidationError("'\(moduleName)' is not the name of a module: for a target 'My App', Xcode takes 'My_App'")
    }
  }
}

extension ModuleSource: ExpressibleByArgument {}
