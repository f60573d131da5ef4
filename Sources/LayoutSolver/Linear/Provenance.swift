/// Which constraints a row was combined from, as a graph in which combining takes constant time.
struct Provenance {
  private enum Node {
    case constraint(Int)
    case both(Int, Int)
  }

  private var nodes: [Node] = []

  mutating func leaf(_ constraint: Int) -> Int {
    nodes.append(.constraint(constraint))
    return nodes.count - 1
  }

  mutating func combine(_ first: Int, _ second: Int) -> Int {
    nodes.append(.both(first, second))
    return nodes.count - 1
  }

  /// The constraints behind some nodes, in ascending order.
  func constraints(behind roots: [Int]) -> [Int] {
    var visited: Set<Int> = []
    var stack = roots
    var found: Set<Int> = []
    while let node = stack.popLast() {
      guard visited.insert(node).inserted else { continue }
      switch nodes[node] {
      case .constraint(let index): found.insert(index)
      case .both(let first, let second):
        stack.append(first)
        stack.append(second)
      }
    }
    return found.sorted()
  }
}
