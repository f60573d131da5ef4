import SceneCompiler
import SceneDiagnostics

/// The order of files in a picture: the entry file of the app first, then the files in the order in which segues reach
/// them. The order of the input files does not matter.
enum FileOrder {
  /// The indices of the files, in order.
  static func files(of map: SceneMap) -> [Int] {
    let byName = map.files.indices.sorted {
      (map.files[$0].name, map.files[$0].path) < (map.files[$1].name, map.files[$1].path)
    }
    var places = [Int](repeating: 0, count: byName.count)
    for (place, file) in byName.enumerated() { places[file] = place }
    var edges: [(edge: Ranking.Edge, position: (line: Int, column: Int))] = []
    for segue in map.segues {
      guard let destination = segue.destination else { continue }
      let (source, target) = (map.controllers[segue.source].file, map.controllers[destination].file)
      guard source != target else { continue }
      let edge = Ranking.Edge(source: places[source], target: places[target], isReturn: segue.kind == "unwind")
      edges.append((edge, (segue.position.line, segue.position.column)))
    }
    edges.sort {
      ($0.edge.source, $0.position.line, $0.position.column) < ($1.edge.source, $1.position.line, $1.position.column)
    }
    let entry = map.controllers.first(where: \.isEntry)?.file ?? map.files.firstIndex { $0.name == "Main" }
    let numbers = Ranking(count: byName.count, edges.map(\.edge), start: entry.map { places[$0] }).numbers
    return byName.sorted { numbers[places[$0]] < numbers[places[$1]] }
  }
}
