/// The input of the layout: nested boxes and the edges between them, with sizes and without positions.
struct BoxTree: Sendable {
  /// A box: a header of text, and below it the child boxes.
  struct Box: Sendable {
    /// The parent box; nil for the root, which is the first.
    var parent: Int?
    /// The child boxes, in order.
    var children: [Int] = []
    /// The size of the caption above it.
    var caption = DiagramSize()
    /// The size of its own text.
    var header = DiagramSize()
    /// The height of its sides where edges can end. Below it, edges start.
    var portHeight = 40.0
    /// The width to the right of it for the short lines of references.
    var trailing = 0.0
    /// Whether either all or none of the edges between its children are lines.
    var isUniform = false
    /// Whether children without outside edges are packed into rows instead of one column.
    var packsChildren = false
    /// Whether the app starts in it.
    var isStart = false
  }

  /// An edge from one box to another.
  struct Edge: Sendable {
    let source: Int
    let target: Int
    /// The vertical position at its source, from the top of the header.
    var sourceY: Double
    /// Edges of one style to the same box are joined.
    let style: Int
    /// Whether it goes back, so that it does not count for ranks.
    let isReturn: Bool
    /// Whether it is written at both ends instead of drawn.
    var isReference = false
  }

  var boxes: [Box] = []
  var edges: [Edge] = []
}

/// The route of an edge through the tree of boxes.
struct EdgeRoute: Sendable {
  /// The lowest common ancestor of both ends, which can be one of them.
  let top: Int
  /// The boxes from the source up to the top, without the top; empty if the source is the top.
  let up: [Int]
  /// The boxes from below the top down to the target; empty if the target is the top.
  let down: [Int]

  init(_ edge: BoxTree.Edge, _ boxes: [BoxTree.Box]) {
    var up = Self.line(from: edge.source, boxes)
    var down = Self.line(from: edge.target, boxes)
    var top = 0
    while let last = up.last, last == down.last {
      top = last
      up.removeLast()
      down.removeLast()
    }
    self.top = top
    self.up = up
    self.down = down.reversed()
  }

  /// The children of a box on the route: towards the source, and towards the target.
  func children(of box: Int) -> (source: Int?, target: Int?) {
    if box == top { return (up.last, down.first) }
    if let place = up.firstIndex(of: box) { return (place > 0 ? up[place - 1] : nil, nil) }
    return (nil, down.firstIndex(of: box).flatMap { $0 + 1 < down.count ? down[$0 + 1] : nil })
  }

  /// A box and its ancestors, the root last.
  private static func line(from box: Int, _ boxes: [BoxTree.Box]) -> [Int] {
    var line = [box]
    while let parent = line.last.flatMap({ boxes[$0].parent }) { line.append(parent) }
    return line
  }
}
