/// Which of several boxes stands how far to the right.
///
/// A segue leads to the right unless it closes a ring, or goes back. In a ring, what is fewer steps from the start
/// stands further left; the start is leftmost of all that it leads to.
struct Ranking {
  /// A way between two of the boxes.
  struct Way {
    let source: Int
    let target: Int
    let isReturn: Bool
    /// Whether it moves nothing, because no line is drawn for it.
    var isReference = false

    /// The way with other numbers for its boxes.
    func renamed(_ names: [Int]) -> Self {
      Self(source: names[source], target: names[target], isReturn: isReturn, isReference: isReference)
    }
  }

  /// For each box, its rank from the left, from 0.
  private(set) var ranks: [Int]
  /// For each box, its number in the order in which they are reached from the start, references included.
  let numbers: [Int]

  /// Ranks `count` boxes.
  ///
  /// - Parameter start: the box that an app starts in.
  init(count: Int, _ ways: [Way], start: Int?) {
    ranks = Array(repeating: 0, count: count)
    let numbers = Self.numbers(count, ways.filter { $0.source != $0.target }, start)
    self.numbers = numbers
    let ways = ways.filter { $0.source != $0.target && !$0.isReference }
    let groups = StrongGroups(
      Self.neighbours(count, ways.map { $0.isReturn ? ($0.target, $0.source) : ($0.source, $0.target) })
    ).group
    let pairs = ways.map { way -> (Int, Int) in
      let pair = way.isReturn ? (way.target, way.source) : (way.source, way.target)
      let goesBack = groups[pair.0] == groups[pair.1] && numbers[pair.0] > numbers[pair.1]
      return goesBack || pair.1 == start ? (pair.1, pair.0) : pair
    }
    // A way never leads to the start, to a group with a higher number, nor in one group to a lower number of its own.
    let order = (0..<count).sorted { a, b in
      if a == start || b == start { return a == start && b != start }
      return (-groups[a], numbers[a]) < (-groups[b], numbers[b])
    }
    rank(order, Self.neighbours(count, pairs), start)
  }

  /// The numbers of the boxes, in the order in which they are reached from the start step by step.
  private static func numbers(_ count: Int, _ ways: [Way], _ start: Int?) -> [Int] {
    let ahead = ways.filter { !$0.isReturn }
    let neighbours = neighbours(count, ahead.map { ($0.source, $0.target) })
    var isTarget = [Bool](repeating: false, count: count)
    for way in ahead { isTarget[way.target] = true }
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

  /// Puts each box to the right of all that lead to it.
  private mutating func rank(_ order: [Int], _ neighbours: [[Int]], _ start: Int?) {
    var isLedTo = [Bool](repeating: false, count: ranks.count)
    for box in order {
      for neighbour in neighbours[box] {
        ranks[neighbour] = max(ranks[neighbour], ranks[box] + 1)
        isLedTo[neighbour] = true
      }
    }
    // What nothing leads to stands close to what it leads to.
    for box in order.reversed() where !isLedTo[box] && box != start {
      if let nearest = neighbours[box].map({ ranks[$0] }).min() { ranks[box] = max(0, nearest - 1) }
    }
  }
}
