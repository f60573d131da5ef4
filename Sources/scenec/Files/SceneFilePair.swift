import PathKit
import SceneBuilding
import SceneDiagnostics

/// Two versions of a scene file, not yet parsed; nil for a missing file.
struct SceneFilePair {
  let old: SceneFile?
  let new: SceneFile?

  /// Whether both are equal, byte for byte.
  var isUnchanged: Bool { old?.bytes == new?.bytes }

  /// Both versions, parsed.
  var versions: ScenePair {
    let paths = [old?.path, new?.path].compactMap(\.self)
    let path = paths.first == paths.last ? paths.first ?? "" : paths.joined(separator: " → ")
    return ScenePair(old: SceneVersion(old), new: SceneVersion(new), path: path)
  }

  /// The scenes of two folders, matched by their relative paths.
  static func pairs(inFolders old: Path, _ new: Path) throws(CallError) -> [SceneFilePair] {
    let (olds, news) = (try scenes(in: old), try scenes(in: new))
    let paths = Set(olds.keys).union(news.keys).sorted()
    return paths.map { SceneFilePair(old: olds[$0], new: news[$0]) }
  }

  private static func scenes(in folder: Path) throws(CallError) -> [String: SceneFile] {
    var search = SceneSearch(for: .sceneOrNib)
    try search.add(folder)
    var scenes: [String: SceneFile] = [:]
    for path in search.found {
      let inside = (path.relative(to: folder) ?? path).shown
      scenes[inside] = SceneFile(path: inside, bytes: try InputFile.read(path).bytes)
    }
    return scenes
  }
}
