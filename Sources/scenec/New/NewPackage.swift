/// A new package: two screens with a segue, and a test.
struct NewPackage {
  let name: String
  /// The location of scenec.
  let scenec: PackageLocation

  init(name: ModuleName, scenec: PackageLocation) {
    self.name = name.text
    self.scenec = scenec
  }

  /// The files by path.
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
