import PathKit
import SceneBuilding
import SceneDiagnostics

/// The names of what is in asset catalogues.
struct AssetNames {
  /// The images and symbols.
  private(set) var images: Set<String> = []
  /// The folders of images, which have their files.
  private(set) var imageSets: [String: Path] = [:]
  /// The folders of colours.
  private(set) var colorSets: [String: Path] = [:]
  /// The colours.
  private(set) var colors: Set<String> = []

  /// Adds the contents of a catalogue; returns whether all of it could be read.
  mutating func add(catalog: Path) -> Bool { addMembers(of: catalog, namespaces: [""]) }

  /// - Parameter namespaces: what names can begin with: `Icons/`. Where it is not known whether a folder is a namespace,
  ///   there are several.
  private mutating func addMembers(of folder: Path, namespaces: Set<String>) -> Bool {
    guard let names = try? POSIX.names(inFolder: folder) else { return false }
    var isComplete = true
    for name in names where !name.isHidden {
      let path = folder.appending(name)
      let full = namespaces.map { $0 + path.lastComponentWithoutExtension }
      switch path.lowercasedExtension {
      case "imageset", "symbolset", "appiconset", "iconset", "launchimage", "imagestack", "brandassets":
        images.formUnion(full)
        if path.lowercasedExtension == "imageset" { for name in full { imageSets[name] = imageSets[name] ?? path } }
      case "colorset":
        colors.formUnion(full)
        for name in full { colorSets[name] = colorSets[name] ?? path }
      case "dataset", "json": break
      default:
        guard (try? POSIX.status(of: path))?.isFolder == true else { continue }
        let inner = Self.providesNamespace(path, inAtlas: path.lowercasedExtension == "spriteatlas")
        let own = namespaces.map { $0 + path.lastComponent + "/" } + full.map { $0 + "/" }
        let all = inner == true ? Set(own) : inner == false ? namespaces : namespaces.union(own)
        isComplete = addMembers(of: path, namespaces: all) && isComplete
      }
    }
    return isComplete
  }

  /// Whether the names in a folder begin with that of the folder; nil if that is not known.
  private static func providesNamespace(_ folder: Path, inAtlas: Bool) -> Bool? {
    let contents = folder.appending(Path("Contents.json"))
    guard !inAtlas else { return nil }
    guard (try? POSIX.status(of: contents)) != nil else { return false }
    guard let file = try? InputFile.read(found: contents), let root = try? JSONParser.value(in: file) else {
      return nil
    }
    return root["properties"]?["provides-namespace"]?.boolean ?? false
  }
}
