import ArgumentParser

/// The module that the scenes belong to, and the modules whose scenes they can show.
struct ModuleOptions: ParsableArguments {
  @Option(
    name: .customLong("module"),
    help: ArgumentHelp(
      "Another module whose scenes can be shown, and where its scenes are.",
      discussion: """
        A folder or a scene file, as in 'Core=Sources/Core'; several for one module, and several modules, can be given. \
        The folder's 'scenec.json' says whether the module's scenes are public; it can also be given by itself.
        """,
      valueName: "name=path")
  )
  var modules: [ModuleSource] = []

  @Option(
    help: ArgumentHelp("The name of the module that the scenes belong to.", valueName: "name")
  )
  var moduleName: String?

  func validate() throws {
    if moduleName == "" { throw ValidationError("'--module-name' is empty; check for a variable that is not set") }
  }
}

extension ModuleSource: ExpressibleByArgument {
  /// The source that an argument names: `Core=Sources/Core`.
  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "=") else { return nil }
    let path = argument[argument.index(after: equals)...]
    guard equals > argument.startIndex, !path.isEmpty else { return nil }
    self.init(name: String(argument[..<equals]), path: Path(argument: String(path)))
  }
}
