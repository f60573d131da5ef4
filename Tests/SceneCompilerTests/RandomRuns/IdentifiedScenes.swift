import SceneCatalog
import SceneDiagnostics

@testable import SceneCompiler

/// Scenes in which each view has an accessibility identifier, so that its frame is found in an app.
enum IdentifiedScenes {
  static let attribute = "accessibilityIdentifier"

  static func all(of scenes: [SceneFile]) -> [SceneFile] {
    let graph = Compiler().graph(of: scenes).graph
    var views: [Int: [SceneObject]] = [:]
    for object in graph.objects where canBeIdentified(object) {
      views[graph.trees[object.tree].file, default: []].append(object)
    }
    return scenes.enumerated().map { file, scene in
      var bytes = scene.bytes
      for view in (views[file] ?? []).sorted(by: { $0.range.start > $1.range.start }) {
        let start = view.range.start
        let end = bytes[start...].firstIndex { !isInName($0) } ?? bytes.endIndex
        bytes.insert(contentsOf: Array(" \(attribute)=\"\(view.kind.name) at \(start)\"".utf8), at: end)
      }
      return SceneFile(path: scene.path, bytes: bytes)
    }
  }

  private static func canBeIdentified(_ object: SceneObject) -> Bool {
    object.kind.attribute(written: attribute) != nil && object.kind.role.isOne(of: .anyView)
      && !object.attributes.contains { $0.kind.name == attribute }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
