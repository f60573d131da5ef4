import ArgumentParser

/// The Swift that the scenes belong to.
struct SourceOptions: ParsableArguments {
  @Option(
    name: .customLong("sources"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Look for the classes that scenes name, and for their members, in Swift files.",
      discussion:
        "Files of the scenes' module, folders to search for '*.swift', and '@file' for a list, one path a line.",
      valueName: "path"),
    completion: .file(extensions: ["swift"])
  )
  var paths: [String] = []

  /// The files that are meant; nil if the call names none.
  var sources: SwiftSources? { paths.isEmpty ? nil : SwiftSources(paths: paths) }

  func validate() throws {
    if paths.contains("") || paths.contains("@") {
      throw ValidationError("a path of '--sources' is empty; check for a variable that is not set")
    }
  }
}
