import SceneCompiler
import SceneDiagnostics

/// The order in which files are drawn: the one that the app starts with comes first, and then each where it is first led
/// to. The order in which files are given does not matter.
enum FileOrder {
  /// The indices of the files, in order.
  static func files(of map: SceneMap) -> [Int] {
    let byName = map.files.indices.sorted {
      (map.files[$0].name, map.files[$0].path) < (map.files[$1].name, map.files[$1].path)
    }
    var places = [Int](repeating: 0, count: byName.count)
    for (place, file) in byName.enumerated() { places[file] = place }
    var ways: [(way: Ranking.Way, position: (line: Int, column: Int))] = []
    for segue in map.segues {
      guard let destination = segue.destination else { continue }
      let (source, target) = (map.controllers[segue.source].file, map.controllers[destination].file)
      guard source != target else { continue }
      let way = Ranking.Way(source: places[source], target: places[target], isReturn: segue.kind == "unwind")
      ways.append((way, (segue.position.line, segue.position.column)))
    }
    ways.sort {
      ($0.way.source, $0.position.line, $0.position.column) < ($1.way.source, $1.position.line, $1.position.column)
    }
    let entry = map.controllers.first(where: \.isEntry)?.file ?? map.files.firstIndex { $0.name == "Main" }
    let numbers = Ranking(count: byName.count, ways.map(\.way), start: entry.map { places[$0] }).numbers
    return byName.sorted { numbers[places[$0]] < numbers[places[$1]] }
  }
}
