/// The end of a line.
struct ArrowHead {
  /// Its length: the line ends this much before its target.
  let length: Double
  private let head: SegueStyle.Head

  init(_ head: SegueStyle.Head) {
    self.head = head
    length =
      switch head {
      case .chevron: 2
      case .doubleChevron: 6
      case .square, .hollowSquare, .circle: 8
      case .cross: 4
      case .triangle, .hollowTriangle, .barredTriangle: 10
      case .diamond: 12
      }
  }

  /// Its class, which determines the fill.
  private var isFilled: Bool {
    switch head {
    case .square, .triangle, .barredTriangle, .diamond: true
    default: false
    }
  }

  /// The head as an SVG element.
  ///
  /// - Parameter direction: 1 if the line goes to the right, -1 if it goes to the left.
  func element(at tip: DiagramPoint, direction: Double) -> String {
    let outline = parts.map { part in
      part.points.enumerated().map { index, point in
        let place = DiagramPoint(x: tip.x + direction * point.x, y: tip.y + point.y)
        return "\(index == 0 ? "M" : "L")\(place.x.short) \(place.y.short)"
      }.joined() + (part.isClosed ? "Z" : "")
    }.joined()
    if head == .circle {
      return "<circle class=\"head\" cx=\"\((tip.x - direction * 4).short)\" cy=\"\(tip.y.short)\" r=\"4\"/>"
    }
    return "<path class=\"\(isFilled ? "head full" : "head")\" d=\"\(outline)\"/>"
  }

  private var parts: [(points: [DiagramPoint], isClosed: Bool)] {
    switch head {
    case .triangle, .hollowTriangle: [(Self.points(-10, -4.5, 0, 0, -10, 4.5), true)]
    case .barredTriangle: [(Self.points(-10, -4.5, -2, 0, -10, 4.5), true), (Self.points(-1, -5, -1, 5), false)]
    case .chevron: [(Self.points(-8, -5, -1, 0, -8, 5), false)]
    case .doubleChevron: [(Self.points(-8, -5, -1, 0, -8, 5), false), (Self.points(-13, -5, -6, 0, -13, 5), false)]
    case .square, .hollowSquare: [(Self.points(-8, -4, 0, -4, 0, 4, -8, 4), true)]
    case .diamond: [(Self.points(-12, 0, -6, -4.5, 0, 0, -6, 4.5), true)]
    case .cross: [(Self.points(-8, -4, 0, 4), false), (Self.points(-8, 4, 0, -4), false)]
    case .circle: []
    }
  }

  private static func points(_ numbers: Double...) -> [DiagramPoint] {
    stride(from: 0, to: numbers.count - 1, by: 2).map { DiagramPoint(x: numbers[$0], y: numbers[$0 + 1]) }
  }
}
