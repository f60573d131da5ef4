/// The positions of a tree of boxes.
///
/// The layout positions each box by itself, descendants first: its children are in ranks from left to right. A line
/// into or out of a box crosses its side, one level at a time.
struct NestedLayout: Sendable {
  /// The frame of each box, without its caption.
  private(set) var frames: [Frame]
  /// The points of each edge, from its source to its target; empty for an edge from a box to itself.
  private(set) var paths: [[DiagramPoint]]
  /// Whether each edge leaves its source to the right and enters its target from the left.
  let isForward: [Bool]
  /// The edges whose lines make a box too wide. If there are any, the layout is incomplete until they are references.
  private(set) var overflow: [Int] = []

  private let tree: BoxTree
  private let routes: [EdgeRoute]
  /// For each box, its index among the children of its parent.
  private let places: [Int]
  private var contents: [BoxContents?]

  /// Lays out a tree.
  ///
  /// - Parameters: - width: the maximum width. - isStrict: whether boxes that are too wide have no lines.
  init(_ tree: BoxTree, width: Double = .infinity, isStrict: Bool = false) {
    self.tree = tree
    let routes = tree.edges.map { EdgeRoute($0, tree.boxes) }
    self.routes = routes
    let ranks = BoxRanks(tree, routes)
    isForward = zip(tree.edges, routes).map { ranks.isForward($0, $1) }
    var places = [Int](repeating: 0, count: tree.boxes.count)
    for box in tree.boxes { for (place, child) in box.children.enumerated() { places[child] = place } }
    self.places = places
    frames = tree.boxes.map { Frame(origin: DiagramPoint(x: 0, y: 0), size: $0.header) }
    contents = Array(repeating: nil, count: tree.boxes.count)
    paths = Array(repeating: [], count: tree.edges.count)
    placeContents(ranks, rooms(width), isStrict)
    guard overflow.isEmpty else { return }
    // A box comes after its parent.
    for box in tree.boxes.indices.dropFirst() { moveIntoParent(box) }
    for edge in tree.edges.indices where !tree.edges[edge].isReference { paths[edge] = path(edge) }
  }

  /// The total size.
  var size: DiagramSize { frames.first?.size ?? DiagramSize() }

  // MARK: From the inside to the outside

  private mutating func placeContents(_ ranks: BoxRanks, _ rooms: [Double], _ isStrict: Bool) {
    let crossings = linesByBox()
    for box in tree.boxes.indices.reversed() where !tree.boxes[box].children.isEmpty {
      let lines = crossings[box].map { line($0, in: box) }
      let items = tree.boxes[box].children.map { child in
        let caption = tree.boxes[child].caption
        return Layers.Item(
          rank: ranks.ranks[child],
          size: DiagramSize(
            width: max(caption.width, frames[child].size.width) + tree.boxes[child].trailing,
            height: caption.height + frames[child].size.height),
          trailing: tree.boxes[child].trailing,
          ports: caption.height + 8...caption.height + tree.boxes[child].portHeight)
      }
      let start = tree.boxes[box].children.firstIndex { tree.boxes[$0].isStart }
      let contents = BoxContents(
        tree.boxes[box], items, lines, edges: crossings[box],
        BoxContents.Constraints(
          start: start, order: tree.boxes[box].children.map { ranks.order[$0] }, width: rooms[box], isStrict: isStrict))
      overflow += contents.overflow
      frames[box].size = contents.size
      self.contents[box] = contents
    }
  }

  /// The maximum width of each box.
  private func rooms(_ width: Double) -> [Double] {
    var hasInnerChannel = [Bool](repeating: false, count: tree.boxes.count)
    for (edge, route) in zip(tree.edges, routes) where route.up.isEmpty && !route.down.isEmpty && !edge.isReference {
      hasInnerChannel[edge.source] = true
    }
    var rooms = [Double](repeating: width, count: tree.boxes.count)
    for box in tree.boxes.indices {
      guard let parent = tree.boxes[box].parent else { continue }
      let margin = hasInnerChannel[parent] ? Spacing.innerChannel : Spacing.padding
      rooms[box] = max(Spacing.leastRoom, rooms[parent] - 2 * margin)
    }
    return rooms
  }

  /// For each box, the edges with a piece in it.
  private func linesByBox() -> [[Int]] {
    var result = [[Int]](repeating: [], count: tree.boxes.count)
    for (edge, route) in routes.enumerated() where !(route.up.isEmpty && route.down.isEmpty) {
      if tree.edges[edge].isReference { continue }
      for box in route.up.dropFirst() + [route.top] + route.down.dropLast() { result[box].append(edge) }
    }
    return result
  }

  /// The piece of an edge in a box.
  private func line(_ edge: Int, in box: Int) -> Layers.Line {
    let (source, target) = routes[edge].children(of: box)
    let ends = (sourceEnd(edge, from: source, in: box), targetEnd(edge, at: target))
    let isForward = isForward[edge]
    return Layers.Line(
      left: isForward ? ends.0 : ends.1, right: isForward ? ends.1 : ends.0,
      bundle: Layers.Bundle(target: tree.edges[edge].target, style: tree.edges[edge].style, isForward: isForward))
  }

  private func sourceEnd(_ edge: Int, from child: Int?, in box: Int) -> Layers.End {
    let (source, sourceY) = (tree.edges[edge].source, tree.edges[edge].sourceY)
    guard let child else {
      return .border(y: source == box ? sourceY - tree.boxes[box].header.height : nil)
    }
    return child == source
      ? .item(places[child], y: tree.boxes[child].caption.height + sourceY)
      : crossing(edge, child, isExit: true)
  }

  private func targetEnd(_ edge: Int, at child: Int?) -> Layers.End {
    guard let child else { return .border(y: nil) }
    return child == tree.edges[edge].target ? .port(places[child]) : crossing(edge, child, isExit: false)
  }

  /// The point where an edge crosses the side of a positioned box.
  private func crossing(_ edge: Int, _ child: Int, isExit: Bool) -> Layers.End {
    let points = contents[child]?.points[edge] ?? []
    let y = (isExit == isForward[edge] ? points.last : points.first)?.y ?? 0
    return .item(places[child], y: tree.boxes[child].caption.height + y)
  }

  // MARK: From the outside to the inside

  private mutating func moveIntoParent(_ box: Int) {
    guard let parent = tree.boxes[box].parent, let contents = contents[parent] else { return }
    let caption = DiagramPoint(x: 0, y: tree.boxes[box].caption.height)
    frames[box].origin = frames[parent].origin + contents.origins[places[box]] + caption
  }

  private func path(_ edge: Int) -> [DiagramPoint] {
    let route = routes[edge]
    guard !(route.up.isEmpty && route.down.isEmpty) else { return [] }
    var points: [DiagramPoint] = []
    for box in route.up.dropFirst() + [route.top] + route.down.dropLast() {
      let piece = (contents[box]?.points[edge] ?? []).map { frames[box].origin + $0 }
      points += isForward[edge] ? piece : piece.reversed()
    }
    return points.reduce(into: []) { path, point in if path.last != point { path.append(point) } }
  }
}
