import PathKit
import SceneBuilding
import SceneDiagnostics
import SceneImport

/// The folder of an app whose storyboards are imported.
struct AppFolder {
  private let files: AppAdvice.Files
  /// The classes of its Swift files.
  let classes: AppClasses

  /// Reads the files of the folder that storyboards have to do with.
  init(_ folder: Path) throws(CallError) {
    var files = AppAdvice.Files()
    let objectiveC = Self.find(.objectiveC, folder)
    do {
      files.sources = try InputFile.read(SwiftSources(paths: [folder]).find())
    } catch {
      // An app in Objective-C only has no Swift to read.
      if objectiveC.isEmpty { throw error }
    }
    files.propertyLists = try InputFile.read(Self.find(.propertyList, folder))
    files.settings = try InputFile.read(Self.find(.projectSettings, folder))
    files.objectiveC = objectiveC.map(\.shown)
    self.files = files
    classes = AppClasses(files.sources)
  }

  /// The files of a kind that an app need not have.
  private static func find(_ kind: SceneSearch.Kind, _ folder: Path) -> [Path] {
    var search = SceneSearch(for: kind)
    do { try search.add(folder) } catch { return [] }
    return search.found
  }

  /// The required changes of the app.
  func advice(for imports: [NibImport]) -> AppAdvice {
    AppAdvice(for: imports.filter { $0.result.scene != nil }.map(\.named), files)
  }
}

extension NibImport {
  /// The name in code.
  var named: AppAdvice.Import {
    AppAdvice.Import(
      name: name, identifiers: result.identifiers, segues: result.segues, segueActions: result.segueActions,
      scene: result.scene.map { SceneFile(path: scenePath.shown, bytes: $0) }, startsApp: result.startsApp,
      tableHeaders: result.tableHeaders,
      controllers: path.hasSuffix(".xib")
        ? Dictionary(result.classes.map { ($1, $0) }, uniquingKeysWith: min) : [:])
  }
}

extension Importer.Result {
  /// Whether an app can start with it.
  var startsApp: Bool {
    scene.map { String(decoding: $0, as: UTF8.self).contains("<scenes initialViewController=") } ?? false
  }
}
