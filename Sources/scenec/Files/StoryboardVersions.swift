import PathKit
import SceneCompiler
import SceneDiagnostics
import SceneImport
import StoryboardReading

/// Two versions of a storyboard or xib, as scenes that can be compared.
enum StoryboardVersions {
  /// The scenes, each with the path of its file; a version that cannot be read as a storyboard has errors.
  static func read(_ old: SceneFile?, _ new: SceneFile?) -> (old: SceneVersion, new: SceneVersion) {
    var options = Importer.Options()
    options.isForComparison = true
    let former = old.map { scene($0, options) }
    // What is in both versions has one name, whatever a new title would suggest.
    options.names = former?.names ?? [:]
    let latter = new.map { scene($0, options) }
    return (former?.version ?? SceneVersion(nil), latter?.version ?? SceneVersion(nil))
  }

  private static func scene(
    _ file: SceneFile, _ options: Importer.Options
  ) -> (version: SceneVersion, names: [String: String]) {
    let name = Path(file.path).lastComponent
    let result = Importer.run(file, named: name, scenePath: file.path, options)
    guard let scene = result.scene else {
      let diagnostics = StoryboardReader.read(file).problems
      return (SceneVersion(file, document: nil, diagnostics), [:])
    }
    let version = SceneVersion(SceneFile(path: file.path, bytes: scene))
    return (SceneVersion(file, document: version.document, version.diagnostics), result.names)
  }
}
