/// The ranks of boxes from left to right.
///
/// A segue leads to the right unless it closes a cycle or goes back. In a cycle, boxes with fewer steps from the start
/// are further left. The start is left of everything that it reaches.
struct Ranking {
  /// An edge between two of the boxes.
  struct Edge {
    let source: Int
    let target: Int
    let isReturn: Bool
    /// Whether it does not affect ranks, because it has no line.
    var isReference = false

    /// The edge with other indices of its boxes.
    func renamed(_ names: [Int]) -> Self {
      Self(source: names[source], target: names[target], isReturn: isReturn, isReference: isReference)
    }
  }

  /// The rank of each box, from 0.
  private(set) var ranks: [Int]
  /// For each box, its number in the order of a search from the start. References count.
  let numbers: [Int]

  /// Computes the ranks of `count` boxes.
  ///
  /// - Parameter start: the box in which the app starts.
  init(count: Int, _ edges: [Edge], start: Int?) {
    ranks = Array(repeating: 0, count: count)
    let numbers = Self.numbers(count, edges.filter { $0.source != $0.target }, start)
    self.numbers = numbers
    let edges = edges.filter { $0.source != $0.target && !$0.isReference }
    let components = StronglyConnectedComponents(
      Self.neighbours(count, edges.map { $0.isReturn ? ($0.target, $0.source) : ($0.source, $0.target) })
    ).components
    let pairs = edges.map { edge -> (Int, Int) in
      let pair = edge.isReturn ? (edge.target, edge.source) : (edge.source, edge.target)
      let goesBack = components[pair.0] == components[pair.1] && numbers[pair.0] > numbers[pair.1]
      return goesBack || pair.1 == start ? (pair.1, pair.0) : pair
    }
    // An edge never leads to the start, to a component with a higher number, or within a component to a lower number.
    let order = (0..<count).sorted { a, b in
      if a == start || b == start { return a == start && b != start }
      return (-components[a], numbers[a]) < (-components[b], numbers[b])
    }
    rank(order, Self.neighbours(count, pairs), start)
  }

  /// The numbers of the boxes in the order of a breadth-first search from the start.
  private static func numbers(_ count: Int, _ edges: [Edge], _ start: Int?) -> [Int] {
    let ahead = edges.filter { !$0.isReturn }
    let neighbours = neighbours(count, ahead.map { ($0.source, $0.target) })
    var isTarget = [Bool](repeating: false, count: count)
    for edge in ahead { isTarget[edge.target] = true }
    var numbers = [Int](repeating: -1, count: count)
    var queue: [Int] = []
    func add(_ box: Int) {
      guard numbers[box] < 0 else { return }
      numbers[box] = queue.count
      queue.append(box)
    }
    var next = 0
    for start in (start.map { [$0] } ?? []) + (0..<count).filter({ !isTarget[$0] }) + Array(0..<count) {
      add(start)
      while next < queue.count {
        neighbours[queue[next]].forEach(add)
        next += 1
      }
    }
    return numbers
  }

  private static func neighbours(_ count: Int, _ pairs: [(Int, Int)]) -> [[Int]] {
    var neighbours = [[Int]](repeating: [], count: count)
    for pair in pairs { neighbours[pair.0].append(pair.1) }
    return neighbours
  }

  /// Places each box to the right of its sources.
  private mutating func rank(_ order: [Int], _ neighbours: [[Int]], _ start: Int?) {
    var isLedTo = [Bool](repeating: false, count: ranks.count)
    for box in order {
      for neighbour in neighbours[box] {
        ranks[neighbour] = max(ranks[neighbour], ranks[box] + 1)
        isLedTo[neighbour] = true
      }
    }
    // A root is directly left of its targets.
    for box in order.reversed() where !isLedTo[box] && box != start {
      if let nearest = neighbours[box].map({ ranks[$0] }).min() { ranks[box] = max(0, nearest - 1) }
    }
  }
}
