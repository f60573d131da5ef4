/// What is in a box, in its place, counted from the box's upper left corner.
struct BoxContents {
  /// For each child, in order, where it is, its caption included.
  private(set) var origins: [Point]
  /// The pieces of edges in the box, from left to right.
  private(set) var points: [Int: [Point]] = [:]
  /// The room of the box, header included.
  private(set) var size = Size()

  private let box: BoxTree.Box
  private let items: [Layers.Item]
  private let lines: [Layers.Line]
  private let edges: [Int]
  /// The distance of what is in the box from its sides.
  private let margin: Double

  /// Lays out the children of a box.
  ///
  /// - Parameter edges: for each line, the edge that it is a piece of.
  /// - Parameter start: the child that an app starts in.
  init(_ box: BoxTree.Box, _ items: [Layers.Item], _ lines: [Layers.Line], edges: [Int], start: Int?) {
    self.box = box
    self.items = items
    self.lines = lines
    self.edges = edges
    origins = Array(repeating: Point(x: 0, y: 0), count: items.count)
    let startsInside = lines.contains { if case .border(.some) = $0.left { true } else { false } }
    margin = startsInside ? Spacing.innerChannel : Spacing.padding
    var groups = LineGroup.groups(itemCount: items.count, lines)
    if box.packsChildren, let start, let first = groups.firstIndex(where: { $0.items.contains(start) }) {
      groups.insert(groups.remove(at: first), at: 0)
    }
    place(groups)
  }

  private mutating func place(_ groups: [LineGroup]) {
    let drawings = groups.map { group in (group, drawing(group)) }
    let (bound, free) = (drawings.filter(\.0.reachesBorder), drawings.filter { !$0.0.reachesBorder })
    let packs = box.packsChildren || bound.isEmpty
    var shelf = Shelf(left: margin, top: box.header.height + (box.parent == nil ? margin : 4))
    for (group, drawing) in packs ? bound : drawings { put(group, drawing, at: shelf.below(drawing.size)) }
    if packs {
      shelf.fit(free.map(\.1.size), isOutermost: box.packsChildren)
      for (group, drawing) in free { put(group, drawing, at: shelf.beside(drawing.size)) }
    }
    size = Size(
      width: max(box.header.width, shelf.right + margin).rounded(.up),
      height: (shelf.bottom + Spacing.padding).rounded(.up))
    extendToBorders()
  }

  private func drawing(_ group: LineGroup) -> LayerDrawing {
    var local: [Int: Int] = [:]
    for (place, item) in group.items.enumerated() { local[item] = place }
    let lowest = group.items.map { items[$0].rank }.min() ?? 0
    let members = group.items.map { item in
      Layers.Item(rank: items[item].rank - lowest, size: items[item].size, arrivals: items[item].arrivals)
    }
    return LayerDrawing(Layers(members, group.lines.map { lines[$0].renamed(local) }))
  }

  private mutating func put(_ group: LineGroup, _ drawing: LayerDrawing, at origin: Point) {
    for (item, place) in zip(group.items, drawing.origins) { origins[item] = origin + place }
    for (line, points) in zip(group.lines, drawing.points) { self.points[edges[line]] = points.map { origin + $0 } }
  }

  private mutating func extendToBorders() {
    for (edge, line) in zip(edges, lines) {
      guard let first = points[edge]?.first, let last = points[edge]?.last else { continue }
      if case .border(let y) = line.left {
        points[edge]?.insert(Point(x: 0, y: y.map { $0 + box.header.height } ?? first.y), at: 0)
      }
      if case .border = line.right { points[edge]?.append(Point(x: size.width, y: last.y)) }
    }
  }
}

extension Layers.Line {
  /// The line with other numbers for its items.
  fileprivate func renamed(_ names: [Int: Int]) -> Self {
    func renamed(_ end: Layers.End) -> Layers.End {
      switch end {
      case .item(let item, let y): .item(names[item] ?? item, y: y)
      case .arrival(let item): .arrival(names[item] ?? item)
      case .border: end
      }
    }
    return Self(left: renamed(left), right: renamed(right), bundle: bundle)
  }
}
