/// What a template for a whole file can use. Names and meanings are a contract with the authors of templates.
struct FileContext: TemplateContext {
  /// The name of the scene file: `Main.scene`.
  var source: String
  /// The access level with a space behind it, or nothing for `internal`.
  var access: String
  /// The modules to import besides UIKit.
  var imports: [String]
  /// The imports as lines, UIKit's first, with the access levels that they need.
  var importLines: String
  /// The structure that makes the controllers: `MainScenes`.
  var enumeration: String
  /// The properties of its `Factory`.
  var factory: String
  /// The expression of the tint that the file says; nothing where it says none.
  var tintColor: String
  /// Its functions.
  var functions: String
  /// Its static functions, which call those where no flow has a factory of its own.
  var shortcuts: String
  /// The previews of its controllers; empty unless there are to be such.
  var previews: String
  /// What the template `Scene.swift.stencil` made of each controller.
  var scenes: [String]

  static let names: Set<String> = [
    "source", "access", "imports", "importLines", "enumeration", "factory", "tintColor", "functions", "shortcuts",
    "previews", "scenes",
  ]

  var texts: KeyValuePairs<String, String> {
    [
      "source": source, "access": access, "importLines": importLines, "enumeration": enumeration, "factory": factory,
      "tintColor": tintColor, "functions": functions, "shortcuts": shortcuts, "previews": previews,
    ]
  }

  var lists: KeyValuePairs<String, [String]> { ["imports": imports, "scenes": scenes] }
}
