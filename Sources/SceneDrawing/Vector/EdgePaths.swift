import SceneCompiler

/// The lines of edges. Each piece is drawn once: the first of several joined edges draws the common part.
struct EdgePaths {
  private struct Piece: Hashable {
    let style: SegueStyle
    let change: SceneMap.Change.Kind?
    let isCovered: Bool?
    let start: DiagramPoint
    let end: DiagramPoint
  }

  private var drawn: Set<Piece> = []

  /// The elements of an edge.
  ///
  /// - Parameter points: its points, from its source to its target.
  mutating func elements(_ points: [DiagramPoint], _ face: Diagram.EdgeFace, isForward: Bool) -> String {
    guard let first = points.first, let tip = points.last, points.count > 1 else { return "" }
    let head = ArrowHead(face.style.head)
    let direction: Double = isForward ? 1 : -1
    var path = "M\(first.x.short) \(first.y.short)"
    var isJoined = false
    for (start, end) in zip(points, points.dropFirst()) {
      let piece = Piece(style: face.style, change: face.change, isCovered: face.isCovered, start: start, end: end)
      guard drawn.insert(piece).inserted else {
        isJoined = true
        break
      }
      let isLast = end == tip
      path += Self.step(from: start, to: isLast ? DiagramPoint(x: end.x - direction * head.length, y: end.y) : end)
    }
    return "<path class=\"line\" d=\"\(path)\"/>" + Self.start(at: first, face)
      + (isJoined ? "" : head.element(at: tip, direction: direction))
  }

  /// The short line of a reference.
  static func stub(at start: DiagramPoint, _ face: Diagram.EdgeFace) -> String {
    let head = ArrowHead(face.style.head)
    let tip = DiagramPoint(x: start.x + Spacing.stub, y: start.y)
    let line = "<path class=\"line\" d=\"M\(start.x.short) \(start.y.short)H\((tip.x - head.length).short)\"/>"
    return group(line + Self.start(at: start, face) + head.element(at: tip, direction: 1), face)
  }

  /// The elements of an edge, with its description.
  static func group(_ elements: String, _ face: Diagram.EdgeFace) -> String {
    var classes = [face.style.rawValue] + (face.style.isThick ? ["thick"] : [])
    if let change = face.change { classes.append(change.rawValue) }
    if let isCovered = face.isCovered { classes.append(isCovered ? "covered" : "missed") }
    let link = face.destination.map { " data-to=\"\($0)\"" } ?? ""
    return "<g class=\"\(classes.joined(separator: " "))\"\(link)><title>\(face.tooltip.inXML)</title>\(elements)</g>"
  }

  /// The start of an edge: a dot, or a sign.
  static func start(at point: DiagramPoint, _ face: Diagram.EdgeFace) -> String {
    face.change.map { ChangeSign($0, isOfNote: face.isFormer).element(at: point) }
      ?? "<circle class=\"dot\" cx=\"\(point.x.short)\" cy=\"\(point.y.short)\" r=\"3\"/>"
  }

  /// A line if both ends are level, otherwise a curve that is level at both ends.
  private static func step(from start: DiagramPoint, to end: DiagramPoint) -> String {
    if start.y == end.y { return "H\(end.x.short)" }
    let middle = (start.x + end.x) / 2
    return "C\(middle.short) \(start.y.short) \(middle.short) \(end.y.short) \(end.x.short) \(end.y.short)"
  }
}
