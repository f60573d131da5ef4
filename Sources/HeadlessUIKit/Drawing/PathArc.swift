#if !canImport(CoreGraphics)
  /// Arcs of the circle of radius 1 around (0, 0), as cubic curves.
  enum PathArc {
    /// The most turns that are drawn; more would be drawn over each other.
    private static let mostTurns: CGFloat = 16

    /// The angle at which an arc ends that runs in a direction, no more than a turn away.
    static func end(from start: CGFloat, to end: CGFloat, decreasing: Bool) -> CGFloat {
      let turn = 2 * CGFloat.pi
      var delta = end - start
      guard delta.isFinite else { return start }
      if decreasing ? delta < -turn : delta > turn { return start + (decreasing ? -turn : turn) }
      if decreasing, delta > 0 { delta -= (delta / turn).rounded(.up) * turn }
      if !decreasing, delta < 0 { delta += (-delta / turn).rounded(.up) * turn }
      return start + delta
    }

    /// Curves for each quarter of an arc.
    static func quarters(from start: CGFloat, to end: CGFloat) -> [PathElement] {
      let delta = min(max(end - start, -mostTurns * 2 * .pi), mostTurns * 2 * .pi)
      guard delta.isFinite, delta != 0 else { return [] }
      let count = Int((delta.magnitude / (.pi / 2) - 1e-9).rounded(.up))
      let step = delta / CGFloat(max(1, count))
      return (0..<max(1, count)).map { curve(from: start + CGFloat($0) * step, by: step) }
    }

    private static func curve(from start: CGFloat, by delta: CGFloat) -> PathElement {
      // The curve that touches the arc at both ends and meets it in the middle.
      let reach = 4 / 3 * tan(delta / 4)
      let end = start + delta
      return .cubic(
        control1: CGPoint(x: cos(start) - reach * sin(start), y: sin(start) + reach * cos(start)),
        control2: CGPoint(x: cos(end) + reach * sin(end), y: sin(end) - reach * cos(end)),
        end: CGPoint(x: cos(end), y: sin(end)))
    }
  }
#endif
