import PathKit
import SceneCompiler

/// Where the generated files go.
struct OutputPlan {
  /// The folder for all of them; nil to put each beside its scene file.
  let folder: Path?
  /// The scene files of the call, in order.
  let scenes: [Path]

  /// Every path that a build of these scenes writes, `SceneSupport.swift` last.
  var paths: [Path] {
    scenes.map { self.folder(of: $0) + Path(OutputName.swiftFile(forScene: $0.string)) } + [supportPath]
  }

  /// The path of a generated file.
  func path(of file: GeneratedFile) -> Path {
    file.source.map { folder(of: Path($0)) + Path(file.name) } ?? supportPath
  }

  /// Fails if two scene files would be written to one place.
  func validate() throws(CallError) {
    var sources: [Path: Path] = [:]
    for (scene, path) in zip(scenes, paths) {
      if let other = sources.updateValue(scene, forKey: path) {
        throw CallError("'\(other)' and '\(scene)' would both be written to '\(path)'; rename one of them")
      }
    }
  }

  private var supportPath: Path { (scenes.first.map(folder) ?? Path(".")) + Path(OutputName.support) }

  private func folder(of scene: Path) -> Path { folder ?? scene.parent() }
}
