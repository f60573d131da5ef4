import SceneCompiler
import SceneDiagnostics
import SceneTestSupport

@testable import SceneLanguageServer

extension Fixture {
  /// A session with its scenes opened and its controllers on disk.
  func session() -> (session: Session, scenes: [SceneFile]) {
    let scenes = self.scenes.map { SceneFile(path: "/app/" + $0.path, bytes: $0.bytes) }
    var files = Dictionary(
      scenes.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }, uniquingKeysWith: { first, _ in first })
    files["/app/Controllers.swift"] = controllers
    let disk = MemoryFiles(files)
    disk.options = options
    disk.options.sources = nil
    let session = Session(disk)
    session.setFolders(["/app"])
    for scene in scenes { session.setText(scene.path, scene.bytes, version: 1) }
    return (session, scenes)
  }
}
