/// A layered graph: connected children of one box in ranks from left to right, and the lines between them.
///
/// A line that passes a rank has a position there, a lane, so that it never crosses a box.
struct Layers {
  /// A box to be positioned.
  struct Item {
    /// Its rank from the left.
    let rank: Int
    /// Its size, including its caption.
    let size: DiagramSize
    /// The width to the right of the start of lines.
    var trailing = 0.0
    /// The part of its sides where lines can end at it, rather than at a descendant.
    let ports: ClosedRange<Double>
  }

  /// An end of a line.
  enum End {
    /// The side of an item, at a distance from its top.
    case item(Int, y: Double)
    /// The side of an item, at the port of this style.
    case port(Int)
    /// The side of the parent box, at a given height or at the height of the route.
    case border(y: Double?)

    var item: Int? {
      switch self {
      case .item(let item, _), .port(let item): item
      case .border: nil
      }
    }
  }

  /// A line from a lower rank to a higher one, in either direction of its arrow.
  struct Line {
    let left: End
    let right: End
    /// Lines of one bundle share the last part of their route.
    let bundle: Bundle
  }

  /// The common properties of joined lines: their target and appearance.
  struct Bundle: Hashable {
    let target: Int
    let style: Int
    let isForward: Bool
  }

  /// An item, or the lane of a bundle in a rank.
  struct Vertex {
    let rank: Int
    let size: DiagramSize
    let item: Int?
  }

  /// A piece of a line, between vertices of adjacent ranks.
  struct Link: Hashable {
    let left: Int
    let leftY: Double
    let right: Int
    let rightY: Double
  }

  let items: [Item]
  let lines: [Line]
  /// The items, followed by the lanes.
  let vertices: [Vertex]
  /// The vertices of each line, from left to right.
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
        vertices.append(Vertex(rank: rank, size: DiagramSize(), item: nil))
        lanes[key] = vertices.count - 1
        return vertices.count - 1
      }
      return [line.left.item].compactMap(\.self) + passed + [line.right.item].compactMap(\.self)
    }
    self.vertices = vertices
  }

  /// For each rank, the width of its widest item.
  var widths: [Double] {
    var widths = [Double](repeating: 0, count: rankCount)
    for item in items { widths[item.rank] = max(widths[item.rank], item.size.width) }
    return widths
  }

  private struct LaneKey: Hashable {
    let bundle: Bundle
    let rank: Int
  }

  /// The links of all lines, without duplicates, by their first rank.
  ///
  /// - Parameter ports: the ports of items.
  func links(_ ports: Ports) -> [[Link]] {
    var links = [[Link]](repeating: [], count: rankCount)
    var known: Set<Link> = []
    for (line, chain) in zip(lines, chains) {
      for (left, right) in zip(chain, chain.dropFirst()) {
        let leftY = left == line.left.item ? y(of: line.left, isLeft: true, line.bundle, ports) : 0
        let rightY = right == line.right.item ? y(of: line.right, isLeft: false, line.bundle, ports) : 0
        let link = Link(left: left, leftY: leftY, right: right, rightY: rightY)
        if known.insert(link).inserted { links[vertices[left].rank].append(link) }
      }
    }
    return links
  }

  /// The height of a line end, relative to the top of its item; 0 at the border.
  func y(of end: End, isLeft: Bool, _ bundle: Bundle, _ ports: Ports) -> Double {
    switch end {
    case .item(_, let y): y
    case .port(let item): ports.y(item, isLeft: isLeft, style: bundle.style, in: items[item].ports)
    case .border: 0
    }
  }
}

/// The ports of items: the points where lines of one style end.
struct Ports {
  private struct Side: Hashable {
    let item: Int
    /// Whether the item is the left end of the lines.
    let isLeft: Bool
  }

  private var styles: [Side: [Int]] = [:]

  /// All ports in the middle.
  init() {}

  /// Ports in the order of the lines.
  ///
  /// - Parameter heights: the vertical order of each vertex in its rank.
  init(_ layers: Layers, heights: [Double]) {
    var found: [Side: [Int: (sum: Double, count: Double)]] = [:]
    func note(_ end: Layers.End, _ neighbour: Int?, isLeft: Bool, _ style: Int) {
      guard case .port(let item) = end else { return }
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

  /// The height of the port of a style on the side of an item.
  func y(_ item: Int, isLeft: Bool, style: Int, in range: ClosedRange<Double>) -> Double {
    let middle = (range.lowerBound + range.upperBound) / 2
    guard let styles = styles[Side(item: item, isLeft: isLeft)], let index = styles.firstIndex(of: style),
      styles.count > 1
    else { return middle.rounded() }
    let step = min(10, (range.upperBound - range.lowerBound) / Double(styles.count - 1))
    return (middle + (Double(index) - Double(styles.count - 1) / 2) * step).rounded()
  }
}
