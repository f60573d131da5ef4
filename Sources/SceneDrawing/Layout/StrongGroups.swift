/// Nodes that lead to each other in a ring are one group, and so is a node that is in none.
struct StrongGroups {
  /// For each node, the number of its group; a way never leads from a group to one with a higher number.
  private(set) var group: [Int]
  private let neighbours: [[Int]]
  private var entered: [Int]
  private var earliest: [Int]
  private var count = 0
  private var groupCount = 0
  private var waiting: [Int] = []

  /// Finds the groups by Tarjan's algorithm, with its path in an array: ways are as long as authors like.
  init(_ neighbours: [[Int]]) {
    self.neighbours = neighbours
    group = Array(repeating: -1, count: neighbours.count)
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
      } else if group[neighbour] < 0 {
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
      group[member] = groupCount
      if member == node { break }
    }
    groupCount += 1
  }
}
