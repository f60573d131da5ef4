import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// The controllers and segues of a map, by file.
struct MapIndex {
  let map: SceneMap
  fileprivate private(set) var controllers: [[Int]]
  fileprivate private(set) var segues: [[Int]]

  init(_ map: SceneMap) {
    self.map = map
    controllers = Array(repeating: [], count: map.files.count)
    segues = controllers
    for (index, controller) in map.controllers.enumerated() { controllers[controller.file].append(index) }
    for (index, segue) in map.segues.enumerated() { segues[map.controllers[segue.source].file].append(index) }
  }
}

/// The controllers and segues of a map for the nodes of a version.
struct VersionPlaces {
  /// The indices of controllers, by node.
  private(set) var controllers: [Version.ID: Int] = [:]
  /// The indices of segues, by node.
  private(set) var segues: [Version.ID: Int] = [:]

  /// Finds the nodes of `version` in one of the files of a map.
  init(_ version: Version, _ file: Int?, _ index: MapIndex) {
    guard let document = version.document, let file else { return }
    let lines = LineTable(document.file)
    var nodes: [LineTable.Position: Version.ID] = [:]
    for id in version.ids {
      guard version[id].kind == .element, let source = version[id].source else { continue }
      nodes[lines.position(of: document[source].nameRange.start)] = id
    }
    for controller in index.controllers[file] {
      if let node = nodes[index.map.controllers[controller].position] { controllers[node] = controller }
    }
    for segue in index.segues[file] {
      if let node = nodes[index.map.segues[segue].position] { segues[node] = segue }
    }
  }
}
