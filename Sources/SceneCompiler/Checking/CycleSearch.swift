/// A step from one node to another, each known by its index.
protocol CycleEdge {
  var origin: Int { get }
  var target: Int { get }
}

/// Goes down from node to node until it comes back to one that it is still inside.
///
/// It keeps its way in an array rather than in recursive calls: scenes nest as deep as their authors like.
struct CycleSearch<Edge: CycleEdge> {
  private var cycles: [[Edge]] = []
  private let edges: (Int) -> [Edge]
  /// Where on the way a node is; nil for one that was not visited or is done with.
  private var depth: [Int?]
  private var isDone: [Bool]
  /// Whether a cycle through it was found: breaking that one may break others, so one at a time.
  private var isReported: [Bool]
  private var way: [(node: Int, edge: Edge?, edges: [Edge], next: Int)] = []

  /// The cycles among nodes with edges. Each node is in one of them at most.
  static func cycles(among count: Int, _ edges: @escaping (Int) -> [Edge]) -> [[Edge]] {
    var search = CycleSearch(count, edges)
    for node in 0..<count { search.visit(from: node) }
    return search.cycles
  }

  private init(_ count: Int, _ edges: @escaping (Int) -> [Edge]) {
    self.edges = edges
    depth = Array(repeating: nil, count: count)
    isDone = Array(repeating: false, count: count)
    isReported = isDone
  }

  private mutating func visit(from start: Int) {
    guard !isDone[start] else { return }
    enter(start, by: nil)
    while let last = way.last {
      if last.next < last.edges.count {
        way[way.count - 1].next += 1
        follow(last.edges[last.next])
      } else {
        leave(last.node)
      }
    }
  }

  private mutating func follow(_ edge: Edge) {
    if let start = depth[edge.target] {
      addCycle(from: start, closedBy: edge)
    } else if !isDone[edge.target] {
      enter(edge.target, by: edge)
    }
  }

  private mutating func enter(_ node: Int, by edge: Edge?) {
    depth[node] = way.count
    way.append((node, edge, edges(node), 0))
  }

  private mutating func leave(_ node: Int) {
    depth[node] = nil
    isDone[node] = true
    way.removeLast()
  }

  private mutating func addCycle(from start: Int, closedBy edge: Edge) {
    guard !isReported[edge.origin] else { return }
    let cycle = way[(start + 1)...].compactMap(\.edge) + [edge]
    for edge in cycle { isReported[edge.origin] = true }
    cycles.append(cycle)
  }
}
