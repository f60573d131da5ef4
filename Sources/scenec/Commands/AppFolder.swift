import SceneDiagnostics
import SceneImport

/// The folder of an app whose storyboards are imported.
struct AppFolder {
  private let folder: Path

  init(_ folder: Path) { self.folder = folder }

  /// What has to change in the app.
  func advice(for imports: [NibImport]) throws(CallError) -> AppAdvice {
    var (swift, lists) = (SceneSearch(for: .swift), SceneSearch(for: .propertyList))
    try swift.add(folder)
    // An app can have its property list in the settings of the project.
    do { try lists.add(folder) } catch {}
    return AppAdvice(
      for: imports.filter { $0.result.scene != nil }.map(\.named), sources: try InputFile.read(swift.found),
      propertyLists: try InputFile.read(lists.found))
  }
}

extension NibImport {
  /// What code calls it.
  var named: AppAdvice.Import { AppAdvice.Import(name: name, identifiers: result.identifiers) }
}

extension Importer.Result {
  /// Whether an app can start with it.
  var startsApp: Bool {
    scene.map { String(decoding: $0, as: UTF8.self).contains("<scenes initialViewController=") } ?? false
  }
}
