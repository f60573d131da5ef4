import SceneDiagnostics
import SceneImport

/// The import of one storyboard or xib.
struct NibImport {
  let path: Path
  /// Where its scene is written.
  let scenePath: Path
  let result: Importer.Result

  init(_ path: Path, folder: Path?) throws(CallError) {
    self.path = path
    let name = path.name.description
    let isBase = path.folder.name == Path("Base.lproj")
    let base = String(name.prefix(name.lastIndex(of: ".").map { name.distance(from: name.startIndex, to: $0) } ?? 0))
    scenePath = (folder ?? (isBase ? path.folder.folder : path.folder)) + Path(base + ".scene")
    var options = Importer.Options()
    if isBase { options.table = base }
    result = Importer.run(
      try InputFile.read(path), named: name, scenePath: scenePath.description, options)
  }

  /// Whether it could not be imported, or gave a scene that has errors.
  var hasFailed: Bool { result.scene == nil || !result.errors.isEmpty }
  /// Whether a controller loses more than half of what it has.
  var hasLosses: Bool { !(result.report?.losses.isEmpty ?? true) }
}
