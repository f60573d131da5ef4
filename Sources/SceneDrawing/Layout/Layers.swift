/// Boxes in ranks from left to right, and the lines between them: what is connected, and lies directly in one box.
///
/// A line that passes a rank has a place of its own there, a lane, so that it never runs through a box.
struct Layers {
  /// A box to be placed.
  struct Item {
    /// Its rank from the left.
    let rank: Int
    /// How much room it takes, its caption included.
    let size: Size
    /// How much of its width is to the right of where lines start.
    var trailing = 0.0
    /// The stretch of its sides where lines can arrive at it, and not at something in it.
    let arrivals: ClosedRange<Double>
  }

  /// One of the two ends of a line.
  enum End {
    /// The side of an item, so far from its top.
    case item(Int, y: Double)
    /// The side of an item, wherever there is room for lines of this style.
    case arrival(Int)
    /// The side of the box around; at the height that is found on the way, unless one is given.
    case border(y: Double?)

    var item: Int? {
      switch self {
      case .item(let item, _), .arrival(let item): item
      case .border: nil
      }
    }
  }

  /// A line to be drawn, from a lower rank to a higher one, whichever way its arrow points.
  struct Line {
    let left: End
    let right: End
    /// Lines that are one from the place where they meet.
    let bundle: Bundle
  }

  /// What lines have in common that become one: where they lead, and what they look like.
  struct Bundle: Hashable {
    let target: Int
    let style: Int
    let isForward: Bool
  }

  /// An item, or the lane of a bundle in a rank that it passes.
  struct Vertex {
    let rank: Int
    let size: Size
    let item: Int?
  }

  /// A piece of a line, from a vertex to one in the next rank.
  struct Link: Hashable {
    let left: Int
    let leftY: Double
    let right: Int
    let rightY: Double
  }

  let items: [Item]
  let lines: [Line]
  /// The items, and after them the lanes.
  let vertices: [Vertex]
  /// For each line, the vertices that it touches, from left to right.
  let chains: [[Int]]
  let rankCount: Int

  init(_ items: [Item], _ lines: [Line]) {
    self.items = items
    self.lines = lines
    let rankCount = (items.map(\.rank).max() ?? 0) + 1
    self.rankCount = rankCount
    var vertices = items.enumerated().map { Vertex(rank: $1.rank, size: $1.size, item: $0) }
    var lanes: [LaneKey: Int] = [:]
    chains = lines.map { line in
      let first = line.left.item.map { items[$0].rank + 1 } ?? 0
      let last = line.right.item.map { items[$0].rank } ?? rankCount
      let passed = (first..<max(first, last)).map { rank in
        let key = LaneKey(bundle: line.bundle, rank: rank)
        if let lane = lanes[key] { return lane }
        vertices.append(Vertex(rank: rank, size: Size(), item: nil))
        lanes[key] = vertices.count - 1
        return vertices.count - 1
      }
      return [line.left.item].compactMap(\.self) + passed + [line.right.item].compactMap(\.self)
    }
    self.vertices = vertices
  }

  /// For each rank, how wide its widest item is.
  var widths: [Double] {
    var widths = [Double](repeating: 0, count: rankCount)
    for item in items { widths[item.rank] = max(widths[item.rank], item.size.width) }
    return widths
  }

  private struct LaneKey: Hashable {
    let bundle: Bundle
    let rank: Int
  }

  /// The pieces of all lines, each once, by the rank that they start in.
  ///
  /// - Parameter arrivals: where lines arrive at items.
  func links(_ arrivals: Arrivals) -> [[Link]] {
    var links = [[Link]](repeating: [], count: rankCount)
    var known: Set<Link> = []
    for (line, chain) in zip(lines, chains) {
      for (left, right) in zip(chain, chain.dropFirst()) {
        let leftY = left == line.left.item ? y(of: line.left, isLeft: true, line.bundle, arrivals) : 0
        let rightY = right == line.right.item ? y(of: line.right, isLeft: false, line.bundle, arrivals) : 0
        let link = Link(left: left, leftY: leftY, right: right, rightY: rightY)
        if known.insert(link).inserted { links[vertices[left].rank].append(link) }
      }
    }
    return links
  }

  /// How far below the top of its item a line ends; 0 at the border.
  func y(of end: End, isLeft: Bool, _ bundle: Bundle, _ arrivals: Arrivals) -> Double {
    switch end {
    case .item(_, let y): y
    case .arrival(let item): arrivals.y(item, isLeft: isLeft, style: bundle.style, in: items[item].arrivals)
    case .border: 0
    }
  }
}

/// Where lines arrive at items: those of one style at one place.
struct Arrivals {
  private struct Side: Hashable {
    let item: Int
    /// Whether the item is the left end of the lines.
    let isLeft: Bool
  }

  private var styles: [Side: [Int]] = [:]

  /// In the middle, all of them.
  init() {}

  /// In the order in which they come.
  ///
  /// - Parameter heights: for each vertex how far down it is in its rank.
  init(_ layers: Layers, heights: [Double]) {
    var found: [Side: [Int: (sum: Double, count: Double)]] = [:]
    func note(_ end: Layers.End, _ neighbour: Int?, isLeft: Bool, _ style: Int) {
      guard case .arrival(let item) = end else { return }
      let height = neighbour.map { heights[$0] } ?? 0
      let old = found[Side(item: item, isLeft: isLeft)]?[style] ?? (0, 0)
      found[Side(item: item, isLeft: isLeft), default: [:]][style] = (old.sum + height, old.count + 1)
    }
    for (line, chain) in zip(layers.lines, layers.chains) {
      note(line.left, chain.dropFirst().first, isLeft: true, line.bundle.style)
      note(line.right, chain.dropLast().last, isLeft: false, line.bundle.style)
    }
    styles = found.mapValues { means in
      means.map { ($0.value.sum / $0.value.count, $0.key) }.sorted { $0 < $1 }.map(\.1)
    }
  }

  /// Where on the side of an item lines of a style arrive.
  func y(_ item: Int, isLeft: Bool, style: Int, in range: ClosedRange<Double>) -> Double {
    let middle = (range.lowerBound + range.upperBound) / 2
    guard let styles = styles[Side(item: item, isLeft: isLeft)], let index = styles.firstIndex(of: style),
      styles.count > 1
    else { return middle.rounded() }
    let step = min(10, (range.upperBound - range.lowerBound) / Double(styles.count - 1))
    return (middle + (Double(index) - Double(styles.count - 1) / 2) * step).rounded()
  }
}
