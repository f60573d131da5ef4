#if !canImport(CoreGraphics)
  /// A path to which steps are added.
  ///
  /// Lines and curves begin where the last step has ended. A step that has no beginning is left out.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// A path without steps.
    public convenience init() {
      self.init([])
    }

    static func drawn(_ body: (CGMutablePath) -> Void) -> [PathElement] {
      let path = CGMutablePath()
      body(path)
      return path.elements
    }

    private func add(_ element: PathElement, _ transform: CGAffineTransform) {
      if case .move = element {} else if elements.isEmpty { return }
      elements.append(transform.isIdentity ? element : element.applying(transform))
    }

    /// Begins a new part of the path.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { add(.move(point), transform) }

    /// Adds a line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { add(.line(point), transform) }

    /// Begins a new part of the path at the first point, and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      guard let first = points.first else { return }
      move(to: first, transform: transform)
      for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
      add(.quadratic(control: control, end: end), transform)
    }

    /// Adds a cubic curve.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
      add(.cubic(control1: control1, control2: control2, end: end), transform)
    }

    /// Adds a line to where this part of the path began.
    public func closeSubpath() {
      if elements.last != .close { add(.close, .identity) }
    }

    /// Adds the steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      elements += path.elements.map { $0.applying(transform) }
    }

    /// Adds a rectangle as a part of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
      addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
      addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
      addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
      closeSubpath()
    }

    /// Adds rectangles as parts of their own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse in a rectangle as a part of its own.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      let around = CGAffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
      move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
      for arc in PathArc.quarters(from: 0, to: 2 * .pi) { add(arc.applying(around), transform) }
      closeSubpath()
    }

    /// Adds a rectangle with round corners as a part of its own.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
      let radius = CGSize(width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
      addRect(rect, rounding: [radius, radius, radius, radius], transform: transform)
    }

    /// Adds an arc, and a line to its beginning from where the last step has ended.
    ///
    /// Angles are in radians from the x-axis, and grow clockwise on the screen. As in Core Graphics, `clockwise` means a
    /// y-axis that points up, so that the arc is drawn the other way round on the screen.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      let end = PathArc.end(from: startAngle, to: endAngle, decreasing: clockwise)
      addRelativeArc(
        center: center, radius: radius, startAngle: startAngle, delta: end - startAngle, transform: transform)
    }

    /// Adds an arc by the angle that it spans, which can be negative, and a line to its beginning.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
      let around = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      let start = CGPoint(x: cos(startAngle), y: sin(startAngle)).applying(around)
      if elements.isEmpty {
        move(to: start, transform: transform)
      } else if currentPoint != start.applying(transform) {
        addLine(to: start, transform: transform)
      }
      for arc in PathArc.quarters(from: startAngle, to: startAngle + delta) { add(arc.applying(around), transform) }
    }
  }
#endif
