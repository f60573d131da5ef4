#if !canImport(CoreGraphics)
  /// A line or a Bézier curve, by its points: the ends and the control points between them.
  struct PathCurve {
    let points: [CGPoint]

    /// The curves of a path. An open part counts as closed, as where it is filled.
    static func all(of elements: [PathElement], closing: Bool) -> [PathCurve] {
      var curves: [PathCurve] = []
      var (start, current) = (CGPoint.zero, CGPoint.zero)
      func close() {
        if current != start { curves.append(PathCurve(points: [current, start])) }
        current = start
      }
      for element in elements {
        switch element {
        case .move(let end):
          if closing { close() }
          (start, current) = (end, end)
        case .close: close()
        default:
          curves.append(PathCurve(points: [current] + element.points))
          current = element.points.last ?? current
        }
      }
      if closing { close() }
      return curves
    }

    private static let mostHalvings = 48

    /// The number of downward crossings of the ray from a point to the right, minus the upward ones.
    func crossings(rightOf point: CGPoint, halvings: Int = 0) -> Int {
      guard let first = points.first, let last = points.last else { return 0 }
      let isAcross = points.contains { $0.y > point.y } && points.contains { $0.y <= point.y }
      guard isAcross, points.contains(where: { $0.x > point.x }) else { return 0 }
      if points.allSatisfy({ $0.x > point.x }) || halvings == Self.mostHalvings {
        // Between its ends, the curve crosses as often in one direction as in the other.
        return (last.y > point.y ? 1 : 0) - (first.y > point.y ? 1 : 0)
      }
      let (one, other) = halves
      return one.crossings(rightOf: point, halvings: halvings + 1)
        + other.crossings(rightOf: point, halvings: halvings + 1)
    }

    /// The curve up to its middle, and from there on (de Casteljau).
    private var halves: (PathCurve, PathCurve) {
      var (front, back, level): ([CGPoint], [CGPoint], [CGPoint]) = ([], [], points)
      while let first = level.first, let last = level.last {
        front.append(first)
        back.append(last)
        level = zip(level, level.dropFirst()).map { CGPoint(x: ($0.x + $1.x) / 2, y: ($0.y + $1.y) / 2) }
      }
      return (PathCurve(points: front), PathCurve(points: back.reversed()))
    }

    /// The smallest rectangle around the curve itself, without its control points.
    var bounds: CGRect { CGRect(enclosing: [0, 1].map(point) + (turns(\.x) + turns(\.y)).map(point)) }

    private func point(at t: CGFloat) -> CGPoint {
      var level = points
      while level.count > 1 {
        level = zip(level, level.dropFirst()).map {
          CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
        }
      }
      return level.first ?? .zero
    }

    /// The parameters, between 0 and 1, at which a coordinate has an extremum.
    private func turns(_ coordinate: (CGPoint) -> CGFloat) -> [CGFloat] {
      let values = points.map(coordinate)
      let slopes = zip(values, values.dropFirst()).map { $1 - $0 }
      var roots: [CGFloat] = []
      if slopes.count == 2, slopes[0] != slopes[1] { roots = [slopes[0] / (slopes[0] - slopes[1])] }
      if slopes.count == 3 {
        let (a, b, c) = (slopes[0] - 2 * slopes[1] + slopes[2], 2 * (slopes[1] - slopes[0]), slopes[0])
        let root = (b * b - 4 * a * c).squareRoot()
        roots = a == 0 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
      return roots.filter { $0 > 0 && $0 < 1 }
    }
  }
#endif

extension CGRect {
  /// The smallest rectangle around points; null without any.
  init(enclosing points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
