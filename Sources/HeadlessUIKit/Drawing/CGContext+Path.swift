#if !canImport(CoreGraphics)
  extension CGContext {
    /// Begins a new path, without the steps so far.
    public func beginPath() { current = CGMutablePath() }
    /// Begins a new part of the path.
    public func move(to point: CGPoint) { current.move(to: point, transform: state.transform) }
    /// Adds a line to the path.
    public func addLine(to point: CGPoint) { current.addLine(to: point, transform: state.transform) }
    /// Begins a new part of the path at the first point, and adds lines to the others.
    public func addLines(between points: [CGPoint]) { current.addLines(between: points, transform: state.transform) }

    /// Adds a quadratic curve to the path.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      current.addQuadCurve(to: end, control: control, transform: state.transform)
    }

    /// Adds a cubic curve to the path.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      current.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
    }

    /// Adds an arc to the path, and a line to its beginning. Angles are in radians from the x-axis; as in Core Graphics,
    /// `clockwise` means a y-axis that points up.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      current.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
        transform: state.transform)
    }

    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { current.addRect(rect, transform: state.transform) }
    /// Adds rectangles to the path.
    public func addRects(_ rects: [CGRect]) { current.addRects(rects, transform: state.transform) }
    /// Adds an ellipse in a rectangle to the path.
    public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: state.transform) }
    /// Adds the steps of another path.
    public func addPath(_ path: CGPath) { current.addPath(path, transform: state.transform) }
    /// Adds a line to where this part of the path began.
    public func closePath() { current.closeSubpath() }

    /// The current path, in the coordinates of the code; nil without any steps.
    public var path: CGPath? {
      let inverse = state.transform.inverted()
      return current.isEmpty ? nil : CGPath(current.elements.map { $0.applying(inverse) })
    }
    /// Whether the path has no steps.
    public var isPathEmpty: Bool { current.isEmpty }
    /// The end of the last step, in the coordinates of the code; zero if there is none.
    public var currentPointOfPath: CGPoint {
      current.isEmpty ? .zero : current.currentPoint.applying(state.transform.inverted())
    }
    /// The smallest rectangle around all points of the path, in the coordinates of the code.
    public var boundingBoxOfPath: CGRect {
      current.isEmpty ? .null : current.boundingBox.applying(state.transform.inverted())
    }

    /// Whether a point, in the coordinates of the code, is within the path.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
      let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
      return current.contains(point.applying(state.transform), using: rule)
    }
  }
#endif
