/// Strongly connected components.
struct StronglyConnectedComponents {
  /// The component of each node. An edge never leads to a component with a higher number.
  private(set) var components: [Int]
  private let neighbours: [[Int]]
  private var entered: [Int]
  private var earliest: [Int]
  private var count = 0
  private var componentCount = 0
  private var waiting: [Int] = []

  /// Finds the components with Tarjan's algorithm. The path is an array, because paths can be long.
  init(_ neighbours: [[Int]]) {
    self.neighbours = neighbours
    components = Array(repeating: -1, count: neighbours.count)
    entered = Array(repeating: 0, count: neighbours.count)
    earliest = entered
    for start in neighbours.indices where entered[start] == 0 { search(from: start) }
  }

  private mutating func search(from start: Int) {
    var path = [(node: start, next: 0)]
    enter(start)
    while let (node, next) = path.last {
      guard next < neighbours[node].count else {
        leave(node)
        path.removeLast()
        if let previous = path.last?.node { earliest[previous] = min(earliest[previous], earliest[node]) }
        continue
      }
      path[path.count - 1].next += 1
      let neighbour = neighbours[node][next]
      if entered[neighbour] == 0 {
        enter(neighbour)
        path.append((neighbour, 0))
      } else if components[neighbour] < 0 {
        earliest[node] = min(earliest[node], entered[neighbour])
      }
    }
  }

  private mutating func enter(_ node: Int) {
    count += 1
    entered[node] = count
    earliest[node] = count
    waiting.append(node)
  }

  private mutating func leave(_ node: Int) {
    guard earliest[node] == entered[node] else { return }
    while let member = waiting.popLast() {
      components[member] = componentCount
      if member == node { break }
    }
    componentCount += 1
  }
}
