import SceneCompiler

/// The resources of a module, in a file with one on each line: `image Logo`, `key Main door.open`.
enum FixtureResources {
  static let path = "Resources.txt"

  struct Unknown: Error, CustomStringConvertible {
    let line: Substring
    var description: String { "\(FixtureResources.path): '\(line)' is no resource" }
  }

  /// What is in the file. `images`, `colors`, `fonts` and `keys Main` alone say that there are none.
  static func read(_ text: String) throws -> ModuleResources {
    var resources = ModuleResources()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let name = words.count == 2 ? words[1] : nil
      switch (words[0], name) {
      case ("images", nil): resources.images = resources.images ?? []
      case ("colors", nil): resources.colors = resources.colors ?? []
      case ("fonts", nil): resources.fonts = resources.fonts ?? []
      case ("allBundles", nil): resources.includesOtherBundles = true
      case ("keys", let table?): resources.textKeys[table] = resources.textKeys[table] ?? []
      case ("image", let name?): resources.images = (resources.images ?? []).union([name])
      case ("file", let name?): resources.imageFiles.insert(name)
      case ("color", let name?): resources.colors = (resources.colors ?? []).union([name])
      case ("font", let name?): resources.fonts = (resources.fonts ?? []).union([name])
      case ("key", let key?):
        let parts = key.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw Unknown(line: line) }
        resources.textKeys[parts[0], default: []].insert(parts[1])
      default: throw Unknown(line: line)
      }
    }
    return resources
  }
}
