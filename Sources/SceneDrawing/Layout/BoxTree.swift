/// Boxes in boxes and the edges between them, measured and without a place: what the layout works on.
struct BoxTree: Sendable {
  /// A box: at its top a header, which holds text, and below that the boxes that it contains.
  struct Box: Sendable {
    /// The box that it is in; nil for the root, which is the first of all.
    var parent: Int?
    /// The boxes in it, in order.
    var children: [Int] = []
    /// The room above it for what is said of its place in its parent.
    var caption = Size()
    /// The room for its own text.
    var header = Size()
    /// How far down its sides edges can arrive at it; below that they leave it.
    var arrivalHeight = 40.0
    /// The room to the right of it for the short lines of references.
    var trailing = 0.0
    /// Whether edges between what is in it are lines either all or none.
    var isUniform = false
    /// Whether what is in it that has no edges to the outside stands side by side, rather than in one column.
    var packsChildren = false
    /// Whether an app starts in it.
    var isStart = false
  }

  /// An edge from one box to another.
  struct Edge: Sendable {
    let source: Int
    let target: Int
    /// Where it leaves its source, from the top of the header.
    var departure: Double
    /// Edges of the same style to the same box become one on their way.
    let style: Int
    /// Whether it goes back to where someone has come from: it has no say in what stands left of what.
    let isReturn: Bool
    /// Whether it is written down at both ends, and no line is drawn.
    var isReference = false
  }

  var boxes: [Box] = []
  var edges: [Edge] = []
}

/// The way of an edge up and down the tree of boxes.
struct EdgeRoute: Sendable {
  /// The smallest box that holds both ends, or that is one of the ends and holds the other.
  let top: Int
  /// The boxes from the source up to the top, which is not one of them; empty where the source is the top.
  let up: [Int]
  /// The boxes from below the top down to the target; empty where the target is the top.
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

  /// The boxes directly in a box of the route through which it goes there: towards its source, and towards its target.
  func children(of box: Int) -> (source: Int?, target: Int?) {
    if box == top { return (up.last, down.first) }
    if let place = up.firstIndex(of: box) { return (place > 0 ? up[place - 1] : nil, nil) }
    return (nil, down.firstIndex(of: box).flatMap { $0 + 1 < down.count ? down[$0 + 1] : nil })
  }

  /// A box and all that it is in, the root last.
  private static func line(from box: Int, _ boxes: [BoxTree.Box]) -> [Int] {
    var line = [box]
    while let parent = line.last.flatMap({ boxes[$0].parent }) { line.append(parent) }
    return line
  }
}
