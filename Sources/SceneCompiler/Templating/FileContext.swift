/// What a template for a whole file can use, as `file`. Names and meanings are a contract with the authors of templates.
struct FileContext {
  /// The name of the scene file: `Main.scene`.
  var source: String
  /// The access level with a space behind it, or nothing for `internal`.
  var access: String
  /// The modules to import besides UIKit.
  var imports: [String]
  /// The enumeration that makes the controllers: `MainScenes`.
  var enumeration: String
  /// The properties of its `Factory`.
  var factory: String
  /// Its functions.
  var functions: String
  /// What the template `Scene.swift.stencil` made of each controller.
  var scenes: [String]

  /// The context as Stencil takes it.
  var values: [String: Any] {
    [
      "source": source, "access": access, "imports": imports, "enumeration": enumeration, "factory": factory,
      "functions": functions, "scenes": scenes,
    ]
  }

  /// The names that a template can use.
  static let names: Set<String> = ["source", "access", "imports", "enumeration", "factory", "functions", "scenes"]
}
