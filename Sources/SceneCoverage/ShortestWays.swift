import SceneCompiler

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
}
