/// The positioned contents of a box, relative to its upper left corner.
struct BoxContents {
  /// The constraints of the layout.
  struct Constraints {
    /// The child in which the app starts.
    let start: Int?
    /// For each child, its number in the order of a search from the start.
    let order: [Int]
    /// The maximum width of the box.
    let width: Double
    /// Whether contents that are too wide have no lines.
    let isStrict: Bool
  }

  /// The position of each child, including its caption.
  private(set) var origins: [DiagramPoint]
  /// The pieces of edges in the box, from left to right.
  private(set) var points: [Int: [DiagramPoint]] = [:]
  /// The size of the box, including its header.
  private(set) var size = DiagramSize()
  /// The edges that must become references, because their lines make the box too wide. If there are any, the other
  /// properties are incomplete.
  private(set) var overflow: [Int] = []

  private let box: BoxTree.Box
  private let items: [Layers.Item]
  private let lines: [Layers.Line]
  private let edges: [Int]
  /// The distance between the contents of the box and its sides.
  private let margin: Double
  private let constraints: Constraints

  /// Positions the children of a box.
  ///
  /// - Parameter edges: the edge of each line.
  init(
    _ box: BoxTree.Box, _ items: [Layers.Item], _ lines: [Layers.Line], edges: [Int], _ constraints: Constraints
  ) {
    self.box = box
    self.items = items
    self.lines = lines
    self.edges = edges
    origins = Array(repeating: DiagramPoint(x: 0, y: 0), count: items.count)
    let startsInside = lines.contains { if case .border(.some) = $0.left { true } else { false } }
    margin = startsInside ? Spacing.innerChannel : Spacing.padding
    self.constraints = constraints
    var groups = LineGroup.groups(itemCount: items.count, lines)
    if box.packsChildren {
      let numbers = groups.map { group in group.items.map { constraints.order[$0] }.min() ?? 0 }
      let start = constraints.start.flatMap { start in groups.firstIndex { $0.items.contains(start) } }
      let sorted = groups.indices.sorted { a, b in
        a == start || b == start ? a == start && b != start : numbers[a] < numbers[b]
      }
      groups = sorted.map { groups[$0] }
    }
    place(groups)
  }

  /// The maximum width of the contents.
  private var room: Double { max(Spacing.leastRoom, constraints.width - 2 * margin) }

  private mutating func place(_ groups: [LineGroup]) {
    let layers = groups.map(self.layers)
    overflow = zip(groups, layers).flatMap { linesThatTakeTooMuchRoom($0, $1, channel: Columns.leastChannel) }
    let drawings = overflow.isEmpty ? zip(groups, layers).map { ($0, LayerDrawing($1)) } : []
    for ((group, drawing), layers) in zip(drawings, layers) where drawing.size.width > room {
      let channels = drawing.size.width - layers.widths.reduce(0, +)
      overflow += linesThatTakeTooMuchRoom(group, layers, channel: channels / Double(max(1, layers.rankCount - 1)))
    }
    if !overflow.isEmpty {
      if box.isUniform { overflow = edges }
      return
    }
    let (bound, free) = (drawings.filter(\.0.reachesBorder), drawings.filter { !$0.0.reachesBorder })
    let packs = box.packsChildren || bound.isEmpty
    var packing = RowPacking(left: margin, top: box.header.height + (box.parent == nil ? margin : 4))
    for (group, drawing) in packs ? bound : drawings { put(group, drawing, at: packing.below(drawing.size)) }
    if packs {
      packing.fit(free.map(\.1.size), isOutermost: box.packsChildren, room: room)
      for (group, drawing) in free { put(group, drawing, at: packing.beside(drawing.size)) }
    }
    size = DiagramSize(
      width: max(box.header.width, packing.right + margin).rounded(.up),
      height: (packing.bottom + Spacing.padding).rounded(.up))
    extendToBorders()
  }

  /// The edges between bands, if all of them together would take too much room.
  private func linesThatTakeTooMuchRoom(_ group: LineGroup, _ layers: Layers, channel: Double) -> [Int] {
    let inner = zip(group.lines, layers.lines).compactMap { line, local -> (edge: Int, first: Int, last: Int)? in
      guard let left = local.left.item, let right = local.right.item else { return nil }
      return (edges[line], layers.items[left].rank, layers.items[right].rank)
    }
    let widths = layers.widths
    let width = widths.reduce(Double(widths.count - 1) * channel, +)
    if inner.isEmpty || width <= room { return [] }
    if constraints.isStrict { return inner.map(\.edge) }
    let lines = inner.map { (first: $0.first, last: $0.last) }
    let bands = RankBands(widths: widths, channel: channel, lines: lines, room: room).bands
    let divided = inner.filter { bands[$0.first] != bands[$0.last] }
    return (divided.isEmpty ? inner : divided).map(\.edge)
  }

  private func layers(_ group: LineGroup) -> Layers {
    var local: [Int: Int] = [:]
    for (place, item) in group.items.enumerated() { local[item] = place }
    let lowest = group.items.map { items[$0].rank }.min() ?? 0
    let members = group.items.map { item in
      items[item].moved(toRank: items[item].rank - lowest)
    }
    return Layers(members, group.lines.map { lines[$0].renamed(local) })
  }

  private mutating func put(_ group: LineGroup, _ drawing: LayerDrawing, at origin: DiagramPoint) {
    for (item, place) in zip(group.items, drawing.origins) { origins[item] = origin + place }
    for (line, points) in zip(group.lines, drawing.points) { self.points[edges[line]] = points.map { origin + $0 } }
  }

  private mutating func extendToBorders() {
    for (edge, line) in zip(edges, lines) {
      guard let first = points[edge]?.first, let last = points[edge]?.last else { continue }
      if case .border(let y) = line.left {
        points[edge]?.insert(DiagramPoint(x: 0, y: y.map { $0 + box.header.height } ?? first.y), at: 0)
      }
      if case .border = line.right { points[edge]?.append(DiagramPoint(x: size.width, y: last.y)) }
    }
  }
}

extension Layers.Item {
  /// The item with another rank.
  fileprivate func moved(toRank rank: Int) -> Self {
    Self(rank: rank, size: size, trailing: trailing, ports: ports)
  }
}

extension Layers.Line {
  /// The line with other indices of its items.
  fileprivate func renamed(_ names: [Int: Int]) -> Self {
    func renamed(_ end: Layers.End) -> Layers.End {
      switch end {
      case .item(let item, let y): .item(names[item] ?? item, y: y)
      case .port(let item): .port(names[item] ?? item)
      case .border: end
      }
    }
    return Self(left: renamed(left), right: renamed(right), bundle: bundle)
  }
}
