/// A new package: two screens with a segue, and a test.
struct NewPackage {
  let name: String
  /// The location of scenec.
  let scenec: PackageLocation
  /// The location of a package that has the plugin with a scenec that is built already; nil for the plugin of scenec.
  let bundle: PackageLocation?

  init(name: ModuleName, scenec: PackageLocation, bundle: PackageLocation? = nil) {
    self.name = name.text
    self.scenec = scenec
    self.bundle = bundle
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
