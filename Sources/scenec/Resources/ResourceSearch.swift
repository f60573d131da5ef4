import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics
import ScenePreview

/// Finds the names of the resources of modules.
struct ResourceSearch {
  /// What has been found, by the folders: modules of a project share them.
  private var files: [[Path]: ResourceFiles] = [:]
  private var fonts: [[Path]: Set<String>?] = [:]

  /// The resources of a module; nil if nothing tells where they lie.
  ///
  /// - Parameters:
  ///   - scenes: its scenes.
  ///   - table: the strings table of scenes that name none.
  mutating func resources(of module: FoundModule, _ scenes: [SceneFile], table: String?) -> ModuleResources? {
    guard let folders = module.resourceFolders else { return nil }
    let found = files(in: folders.own)
    // Without a catalogue, the folder is not all of a target.
    guard found.hasCatalog || !found.strings.isEmpty || !found.fonts.isEmpty, found.isComplete else { return nil }
    var resources = ModuleResources()
    resources.includesOtherBundles = folders.includesOtherBundles
    if found.hasCatalog {
      resources.images = found.assets.images
      resources.imageFiles = found.images
      resources.colors = found.assets.colors
    }
    if found.hasCatalog || !found.fonts.isEmpty { resources.fonts = folders.fonts.flatMap { fonts(in: $0) } }
    for name in Self.tables(of: scenes, default: table) {
      resources.textKeys[name] = found.strings[name].flatMap(Self.keys)
    }
    return resources
  }

  /// The colours and images of a module for its screens, and its translations.
  ///
  /// - Parameters:
  ///   - graph: its scenes.
  ///   - isTranslated: whether the translations are shown.
  mutating func appResources(
    of module: FoundModule, for graph: SceneGraph, isTranslated: Bool = false
  ) -> AppResources {
    guard let folders = module.resourceFolders else { return AppResources() }
    let found = files(in: folders.own)
    var resources = AssetReader.resources(in: found.assets, images: graph.namesOfImages)
    if isTranslated { resources.translations = TranslationReader.translations(in: found.strings) }
    return resources
  }

  private mutating func files(in folders: [Path]) -> ResourceFiles {
    if let known = files[folders] { return known }
    let found = ResourceFiles(in: folders)
    files[folders] = found
    return found
  }

  /// The names of the fonts in folders; nil if there can be others.
  private mutating func fonts(in folders: [Path]) -> Set<String>? {
    if let known = fonts[folders] { return known }
    let found = files(in: folders)
    var names: Set<String>? = found.isComplete && found.hasAllPackages ? [] : nil
    if names != nil {
      for path in found.fonts {
        let read = (try? InputFile.read(found: path)).flatMap { FontNames.names(in: $0.bytes) }
        names?.formUnion(read ?? [path.lastComponentWithoutExtension])
      }
    }
    fonts[folders] = .some(names)
    return names
  }

  /// The keys in the files of a table; nil if one cannot be read.
  private static func keys(in files: [Path]) -> Set<String>? {
    var keys: Set<String> = []
    for path in files {
      guard let file = try? InputFile.read(found: path), let found = StringsFileReader.keys(in: file),
        !found.isDamaged
      else { return nil }
      keys.formUnion(found.keys.map(\.name))
    }
    return keys
  }

  /// The tables of scenes that name keys. Those of other scenes need not be read.
  private static func tables(of scenes: [SceneFile], default table: String?) -> Set<String> {
    var tables: Set<String> = []
    for scene in scenes {
      let text = String(decoding: scene.bytes, as: UTF8.self)
      guard text.contains(".key") else { continue }
      if let table { tables.insert(table) }
      for part in text.split(separator: "localization").dropFirst() {
        guard let start = part.firstIndex(where: { $0 == "\"" || $0 == "'" }) else { continue }
        tables.insert(String(part[part.index(after: start)...].prefix { $0 != part[start] }))
      }
    }
    return tables
  }
}
