/// The vertical positions of vertices.
struct LayerPositions {
  /// The top of each vertex.
  private(set) var tops: [Double]
  private(set) var height = 0.0
  private let layers: Layers
  private let ranks: [[Int]]
  private var pullsByLeft: [[Pull]]
  private var pullsByRight: [[Pull]]

  /// A link as a spring between two vertices: the preferred difference of their tops.
  private struct Pull {
    let other: Int
    let difference: Double
    let weight: Double
  }

  init(_ layers: Layers, _ ranks: [[Int]], _ links: [[Layers.Link]]) {
    self.layers = layers
    self.ranks = ranks
    tops = Array(repeating: 0, count: layers.vertices.count)
    pullsByLeft = Array(repeating: [], count: layers.vertices.count)
    pullsByRight = pullsByLeft
    for link in links.joined() {
      let weight = Self.weight(layers.vertices[link.left], layers.vertices[link.right])
      pullsByLeft[link.right].append(Pull(other: link.left, difference: link.leftY - link.rightY, weight: weight))
      pullsByRight[link.left].append(Pull(other: link.right, difference: link.rightY - link.leftY, weight: weight))
    }
    settle()
  }

  /// Long lines have more weight, so that they are straight.
  private static func weight(_ a: Layers.Vertex, _ b: Layers.Vertex) -> Double {
    switch (a.item, b.item) {
    case (nil, nil): 16
    case (nil, _), (_, nil): 3
    default: 1
    }
  }

  private mutating func settle() {
    for rank in ranks.indices { place(rank) { _, _ in [] } }
    for _ in 0..<8 {
      for rank in ranks.indices.dropFirst() { place(rank) { $0.pullsByLeft[$1] } }
      for rank in ranks.indices.dropLast().reversed() { place(rank) { $0.pullsByRight[$1] } }
    }
    for _ in 0..<4 { for rank in ranks.indices { place(rank) { $0.pullsByLeft[$1] + $0.pullsByRight[$1] } } }
    let top = tops.min() ?? 0
    for vertex in tops.indices {
      tops[vertex] -= top
      height = max(height, tops[vertex] + layers.vertices[vertex].size.height)
    }
  }

  private mutating func place(_ rank: Int, _ pulls: (Self, Int) -> [Pull]) {
    var previous: Int?
    let wishes = ranks[rank].map { vertex in
      defer { previous = vertex }
      let pulls = pulls(self, vertex)
      let weight = pulls.reduce(0) { $0 + $1.weight }
      let sum = pulls.reduce(0) { $0 + (tops[$1.other] + $1.difference) * $1.weight }
      return IsotonicFit.Wish(
        position: weight > 0 ? sum / weight : tops[vertex], weight: weight > 0 ? weight : 0.01,
        distance: previous.map { distance($0, vertex) } ?? 0)
    }
    for (vertex, position) in zip(ranks[rank], IsotonicFit.positions(wishes)) { tops[vertex] = position }
  }

  /// The minimum distance between the tops of two neighbours.
  private func distance(_ upper: Int, _ lower: Int) -> Double {
    let (a, b) = (layers.vertices[upper], layers.vertices[lower])
    switch (a.item, b.item) {
    case (nil, nil): return Spacing.lanes
    case (nil, _), (_, nil): return a.size.height + Spacing.laneToBox
    default: return a.size.height + Spacing.boxes
    }
  }
}
