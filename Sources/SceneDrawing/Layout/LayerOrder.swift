/// The order of vertices in their ranks, with few crossings of lines.
struct LayerOrder {
  /// The vertices of each rank, from top to bottom.
  private(set) var ranks: [[Int]]
  private let layers: Layers
  private let links: [[Layers.Link]]
  private var linksByLeft: [[Layers.Link]]
  private var linksByRight: [[Layers.Link]]
  /// For each vertex, its index in its rank.
  private var places: [Double]

  /// Sweeps from left to right and back. Each sweep moves vertices to the average position of their neighbours.
  init(_ layers: Layers) {
    self.layers = layers
    links = layers.links(Ports())
    ranks = Array(repeating: [], count: layers.rankCount)
    for vertex in layers.vertices.indices { ranks[layers.vertices[vertex].rank].append(vertex) }
    places = Array(repeating: 0, count: layers.vertices.count)
    linksByLeft = Array(repeating: [], count: layers.vertices.count)
    linksByRight = linksByLeft
    for link in links.joined() {
      linksByLeft[link.left].append(link)
      linksByRight[link.right].append(link)
    }
    for rank in ranks.indices { number(rank) }
    improve()
  }

  /// The vertical order of each vertex in its rank.
  var heights: [Double] { places }

  private mutating func improve() {
    var best = (ranks: ranks, crossings: crossings)
    for sweep in 0..<12 where best.crossings > 0 {
      if sweep.isMultiple(of: 2) {
        for rank in ranks.indices.dropFirst() { sort(rank, byLeft: true) }
      } else {
        for rank in ranks.indices.dropLast().reversed() { sort(rank, byLeft: false) }
      }
      let crossings = crossings
      if crossings < best.crossings { best = (ranks, crossings) }
    }
    ranks = best.ranks
    for rank in ranks.indices { number(rank) }
  }

  private mutating func number(_ rank: Int) {
    for (place, vertex) in ranks[rank].enumerated() { places[vertex] = Double(place) }
  }

  /// Sorts the vertices with neighbours on one side. The others stay.
  private mutating func sort(_ rank: Int, byLeft: Bool) {
    let vertices = ranks[rank]
    var movable: [(mean: Double, place: Int, vertex: Int)] = []
    for (place, vertex) in vertices.enumerated() {
      if let mean = mean(vertex, byLeft: byLeft) { movable.append((mean, place, vertex)) }
    }
    let slots = movable.map(\.place)
    for (slot, entry) in zip(slots, movable.sorted { ($0.mean, $0.place) < ($1.mean, $1.place) }) {
      ranks[rank][slot] = entry.vertex
    }
    number(rank)
  }

  private func mean(_ vertex: Int, byLeft: Bool) -> Double? {
    let links = byLeft ? linksByRight[vertex] : linksByLeft[vertex]
    guard !links.isEmpty else { return nil }
    let sum = links.reduce(0) { $0 + (byLeft ? leftPlace($1) : rightPlace($1)) }
    return sum / Double(links.count)
  }

  private func leftPlace(_ link: Layers.Link) -> Double { place(link.left, link.leftY) }

  private func rightPlace(_ link: Layers.Link) -> Double { place(link.right, link.rightY) }

  private func place(_ vertex: Int, _ y: Double) -> Double {
    let height = layers.vertices[vertex].size.height
    return places[vertex] + (height > 0 ? 0.9 * y / height : 0.45)
  }

  // MARK: Crossings

  private var crossings: Int { links.reduce(0) { $0 + crossings(of: $1) } }

  /// The number of crossing pairs of links between two ranks: their left and right ends are in different orders.
  private func crossings(of links: [Layers.Link]) -> Int {
    let pairs = links.map { (leftPlace($0), rightPlace($0)) }.sorted { $0 < $1 }
    var buffer = pairs.map(\.1)
    return Self.inversions(&buffer)
  }

  /// Sorts numbers with merge sort, and counts the inversions.
  private static func inversions(_ numbers: inout [Double]) -> Int {
    guard numbers.count > 1 else { return 0 }
    var left = Array(numbers[..<(numbers.count / 2)])
    var right = Array(numbers[(numbers.count / 2)...])
    var count = inversions(&left) + inversions(&right)
    var (i, j) = (0, 0)
    for index in numbers.indices {
      if j == right.count || (i < left.count && left[i] <= right[j]) {
        numbers[index] = left[i]
        i += 1
      } else {
        numbers[index] = right[j]
        j += 1
        count += left.count - i
      }
    }
    return count
  }
}
