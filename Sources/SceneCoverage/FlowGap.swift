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

/// The shortest ways from the controllers that an app starts with.
struct ShortestWays {
  private let map: SceneMap
  /// For each controller, the segue that leads to it on the shortest way.
  private var last: [Int?]
  private var isReached: [Bool]

  init(_ map: SceneMap) {
    self.map = map
    last = Array(repeating: nil, count: map.controllers.count)
    isReached = Array(repeating: false, count: map.controllers.count)
    var leaving: [Int: [Int]] = [:]
    for (index, segue) in map.segues.enumerated() where segue.kind != "unwind" && segue.kind != nil {
      leaving[segue.source, default: []].append(index)
    }
    // Where the app starts comes first; then the files that tests can start with.
    for start in [map.controllers.indices.filter { map.controllers[$0].isEntry }, starts] {
      var queue = start.filter { !isReached[$0] }
      for index in queue { isReached[index] = true }
      var next = 0
      while next < queue.count {
        for segue in leaving[queue[next]] ?? [] {
          guard let destination = map.segues[segue].destination, !isReached[destination] else { continue }
          isReached[destination] = true
          last[destination] = segue
          queue.append(destination)
        }
        next += 1
      }
    }
  }

  private var starts: [Int] { map.controllers.indices.filter { map.controllers[$0].isInitial } }

  /// The segues to a controller; nil where none lead there.
  func way(to controller: Int) -> [Int]? {
    guard isReached[controller] else { return nil }
    var way: [Int] = []
    var place = controller
    while let segue = last[place] {
      way.append(segue)
      place = map.segues[segue].source
    }
    return way.reversed()
  }

  /// The controller that a way begins at.
  static func start(of way: [Int], to controller: Int, in map: SceneMap) -> Int {
    way.first.map { map.segues[$0].source } ?? controller
  }
}
