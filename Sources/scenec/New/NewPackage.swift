/// A package to begin with: two screens, one of which leads to the other, and a test that goes there.
struct NewPackage {
  let name: String
  /// Where it finds scenec.
  let scenec: PackageLocation

  init(name: ModuleName, scenec: PackageLocation) {
    self.name = name.text
    self.scenec = scenec
  }

  /// The files by their paths in the package.
  var files: [(path: String, contents: String)] {
    [
      (".gitignore", ".build/\n.swiftpm/\n"),
      ("Package.swift", manifest),
      ("Sources/\(name)/Main.scene", scene),
      ("Sources/\(name)/Home.swift", home),
      ("Sources/\(name)/Greeting.swift", greeting),
      ("Tests/\(name)Tests/GreetingTests.swift", test),
    ]
  }
}
