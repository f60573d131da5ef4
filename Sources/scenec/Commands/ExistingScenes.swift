import PathKit
import SceneBuilding
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// The scenes that are in a folder before an import writes others there.
enum ExistingScenes {
  /// The ids of the controllers in the scenes beside some paths, without those at the paths, which an import replaces.
  static func ids(beside paths: [Path]) -> [String] {
    let replaced = Set(paths)
    var ids: [String] = []
    for folder in Set(paths.map(\.folder)) {
      var search = SceneSearch()
      // A folder without scenes, or one that cannot be read, has no ids; neither has a file in its place.
      guard (try? POSIX.status(of: folder))?.kind == .folder, (try? search.add(folder)) != nil else { continue }
      for path in search.found where !replaced.contains(path) {
        guard let file = try? InputFile.read(found: path) else { continue }
        ids += Self.ids(in: file)
      }
    }
    return ids
  }

  private static func ids(in file: SceneFile) -> [String] {
    var log = DiagnosticLog()
    let document = DocumentReader.read(file, &log)
    guard let root = document.root else { return [] }
    let elements = document.children(of: root).filter { document[$0].kind == .element }
    return elements.filter { Catalog.element(named: document[$0].text)?.role == .controller }
      .compactMap { node in document.attributes(of: node).first { $0.name == "id" }?.value }
  }
}
