import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// Which controllers and segues of its map the nodes of a version are.
struct VersionPlaces {
  /// The controllers, by their nodes.
  private(set) var controllers: [Version.ID: Int] = [:]
  /// The segues, by their nodes.
  private(set) var segues: [Version.ID: Int] = [:]

  /// Finds the nodes of `version` in `map`, which is of the same file.
  init(_ version: Version, _ map: SceneMap) {
    guard let document = version.document else { return }
    let lines = LineTable(document.file)
    var nodes: [LineTable.Position: Version.ID] = [:]
    for id in version.ids {
      guard version[id].kind == .element, let source = version[id].source else { continue }
      nodes[lines.position(of: document[source].nameRange.start)] = id
    }
    for (index, controller) in map.controllers.enumerated() {
      if let node = nodes[controller.position] { controllers[node] = index }
    }
    for (index, segue) in map.segues.enumerated() {
      if let node = nodes[segue.position] { segues[node] = index }
    }
  }
}
