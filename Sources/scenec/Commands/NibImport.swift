import SceneDiagnostics
import SceneImport

/// The import of one storyboard or xib.
struct NibImport {
  let path: Path
  /// Where its scene is written.
  let scenePath: Path
  private(set) var result: Importer.Result
  /// The name of the file, without its extension.
  let name: String
  private let file: SceneFile
  private let strings: StringsFiles

  init(_ path: Path, folder: Path?) throws(CallError) {
    self.path = path
    let fileName = path.name.description
    let isBase = path.folder.name == Path("Base.lproj")
    name = String(fileName.prefix(upTo: fileName.lastIndex(of: ".") ?? fileName.endIndex))
    scenePath = (folder ?? (isBase ? path.folder.folder : path.folder)) + Path(name + ".scene")
    file = try InputFile.read(path)
    strings = StringsFiles(of: name, beside: isBase ? path.folder.folder : path.folder)
    result = Importer.run(file, named: fileName, scenePath: scenePath.description, Importer.Options())
    if !strings.isEmpty { run([:]) }
  }

  /// Imports again, with references to what is imported together with it.
  mutating func run(_ storyboards: [String: ImportedStoryboard]) {
    var options = Importer.Options()
    if !strings.isEmpty { (options.table, options.translatedKeys) = (name, strings.keys) }
    options.storyboards = storyboards
    result = Importer.run(file, named: path.name.description, scenePath: scenePath.description, options)
  }

  /// Whether it refers to another storyboard.
  var hasReferences: Bool {
    result.scene.map { String(decoding: $0, as: UTF8.self).contains(" storyboardName=") } ?? false
  }
  /// Whether it could not be imported, or gave a scene that has errors.
  var hasFailed: Bool { result.scene == nil || !result.errors.isEmpty }
  /// Whether a controller loses more than half of what it has.
  var hasLosses: Bool { !(result.report?.losses.isEmpty ?? true) }

  /// Imports files. References from one to another become references between their scenes.
  static func all(_ paths: [Path], folder: Path?) throws(CallError) -> [NibImport] {
    var imports: [NibImport] = []
    for path in paths { imports.append(try NibImport(path, folder: folder)) }
    var storyboards: [String: ImportedStoryboard] = [:]
    for one in imports where one.path.hasSuffix(".storyboard") {
      guard let scene = one.result.scene else { continue }
      storyboards[one.name] = ImportedStoryboard(
        scene: SceneFile(path: one.scenePath.description, bytes: scene), identifiers: one.result.identifiers)
    }
    for index in imports.indices where imports[index].hasReferences { imports[index].run(storyboards) }
    return imports
  }
}
