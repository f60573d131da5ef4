/// A package to begin with: two screens, one of which leads to the other, and a test that goes there.
struct NewPackage {
  let name: String
  /// The dependency in the manifest.
  private let dependency: String

  /// - Parameter scenec: a folder, or a URL.
  init(name: ModuleName, scenec: String) {
    self.name = name.text
    let place = scenec.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    dependency =
      scenec.contains("://") || scenec.hasPrefix("git@")
      ? ".package(url: \"\(place)\", from: \"\(Scenec.version)\")" : ".package(name: \"scenec\", path: \"\(place)\")"
  }

  /// The files by their paths in the package.
  var files: [(path: String, contents: String)] {
    [
      (".gitignore", ".build/\n.swiftpm/\n"),
      ("Package.swift", manifest(dependingOn: dependency)),
      ("Sources/\(name)/Main.scene", scene),
      ("Sources/\(name)/Home.swift", home),
      ("Sources/\(name)/Greeting.swift", greeting),
      ("Tests/\(name)Tests/GreetingTests.swift", test),
    ]
  }
}
