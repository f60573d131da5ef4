import PathKit
import SceneBuilding
import SceneCompiler
import SceneDrawing
import SceneSyntax
import SceneVersions

/// Compares two versions of many scenes, as one text or one picture.
struct ModuleDiff {
  private let pairs: [SceneFilePair]
  private let place: ComparedPlace

  /// Compares the scenes of two folders, or of two revisions; nil if the paths are something else.
  init?(_ paths: [String]) throws(CallError) {
    if let first = paths.first, !Self.exists(first), let range = GitRange(first) {
      pairs = try range.scenes(Array(paths.dropFirst()))
      place = .revisions(range, limits: Array(paths.dropFirst()))
    } else if paths.count == 2, paths.allSatisfy(Self.isFolder) {
      let (old, new) = (Path(paths[0]), Path(paths[1]))
      pairs = try SceneFilePair.pairs(inFolders: old, new)
      place = .folders(old: old, new: new)
    } else {
      return nil
    }
  }

  private static func exists(_ path: String) -> Bool { (try? POSIX.status(of: Path(path))) != nil }

  private static func isFolder(_ path: String) -> Bool {
    (try? POSIX.status(of: Path(path)))?.isFolder == true
  }

  /// The changes as text, and whether there are any.
  func report(_ report: DiffReport) -> (text: String, isDifferent: Bool) {
    var (text, isDifferent) = ("", false)
    for pair in pairs where !pair.isUnchanged {
      let versions = pair.versions
      if let comparison = versions.comparison {
        text += report.text(of: comparison, path: versions.title)
        isDifferent = isDifferent || !comparison.isEmpty
      } else {
        text += report.lines(of: versions, isScene: true)
        isDifferent = true
      }
    }
    return (text, isDifferent)
  }

  /// The screens of both versions.
  func screens() throws(CallError) -> ScreenDiff { try ScreenDiff(pairs.map { ($0.old, $0.new) }) }

  /// The map of both versions; scenes with syntax errors are left out.
  func map(_ style: ReportStyle) throws -> SceneMap {
    let versions = pairs.map(\.versions)
    var readable: [MapComparison.FilePair] = []
    for version in versions {
      if let pair = MapComparison.FilePair(old: version.old.document, new: version.new.document) {
        readable.append(pair)
      } else {
        let sentence = "'\(version.path)' has syntax errors, so the picture does not show it"
        StandardStream.error.write("warning: \(sentence)\n")
      }
    }
    let files = (old: readable.compactMap { $0.old?.file }, new: readable.compactMap { $0.new?.file })
    let (old, new) = try place.modules(of: files, style)
    // Both name their files alike, so that a file that stays has one name.
    let namesModules = old.count > 1 || new.count > 1
    return MapComparison(readable, old: old.map(namesModules), new: new.map(namesModules)).map
  }
}
