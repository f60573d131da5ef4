import SceneCompiler
import SceneDiagnostics

/// A controller or a segue that no run has seen.
struct FlowGap {
  enum Kind {
    case controller(Int)
    case segue(Int)
  }

  let kind: Kind
  /// The segues from a controller that an app starts with, in order; nil where none lead there.
  let way: [Int]?

  /// Those of a map, by file and place.
  static func all(in map: SceneMap) -> [FlowGap] {
    let ways = ShortestWays(map)
    let controllers = map.controllers.indices.filter { map.controllers[$0].timesShown == 0 }
    let segues = map.segues.indices.filter { map.segues[$0].timesPerformed == 0 }
    let gaps =
      controllers.map { FlowGap(kind: .controller($0), way: ways.way(to: $0)) }
      + segues.map { FlowGap(kind: .segue($0), way: ways.way(to: map.segues[$0].source)) }
    return gaps.sorted { $0.sortKey(in: map) < $1.sortKey(in: map) }
  }

  private func sortKey(in map: SceneMap) -> (Int, Int, Int) {
    let place = position(in: map)
    return (file(in: map), place.line, place.column)
  }

  /// The index of the file.
  func file(in map: SceneMap) -> Int {
    switch kind {
    case .controller(let index): map.controllers[index].file
    case .segue(let index): map.controllers[map.segues[index].source].file
    }
  }

  func position(in map: SceneMap) -> LineTable.Position {
    switch kind {
    case .controller(let index): map.controllers[index].position
    case .segue(let index): map.segues[index].position
    }
  }

  /// `'cart' is never shown`, `no run performs the present segue 'pay' from 'cart' to 'payment'`.
  func sentence(in map: SceneMap) -> String {
    switch kind {
    case .controller(let index): "'\(map.controllers[index].name)' is never shown"
    case .segue(let index): "never performed: \(map.segues[index].phrase(in: map))"
    }
  }
}

extension SceneMap.Segue {
  /// `the present segue 'pay' from 'cart' to 'payment'`.
  func phrase(in map: SceneMap) -> String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let target = destination.map { " to '\(map.controllers[$0].name)'" } ?? ""
    return "the \(kind ?? "") segue\(name) from '\(map.controllers[source].name)'\(target)"
  }
}
