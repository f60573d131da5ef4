#if !canImport(CoreGraphics)
  import LayoutSolver
  import UIKitFacts

  extension CGContext {
    func add(_ content: Painting.Content) {
      let opacity = state.alpha.isFinite ? min(max(state.alpha, 0), 1) : 1
      paintings.append(Painting(content: content, clips: state.clips, opacity: opacity))
    }

    // MARK: The path

    /// Fills the path, and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    /// Draws the line along the path, and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills the path, draws the line along it, or both; then begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
      defer { beginPath() }
      guard !isPathEmpty else { return }
      if mode != .stroke { fill(current.elements, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
      if mode != .fill, mode != .eoFill { stroke(current.elements) }
    }

    private func fill(_ path: [PathElement], isEvenOdd: Bool = false) {
      add(.fill(Painting.Area(path: path, isEvenOdd: isEvenOdd), state.fill))
    }

    private func stroke(_ path: [PathElement], width: CGFloat? = nil) {
      let scale = state.scale
      var line = state.line
      line.width = (width ?? line.width) * scale
      line.dashes = line.dashes.map { $0 * scale }
      line.phase *= scale
      add(.stroke(path, line, state.stroke))
    }

    // MARK: Shapes

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(area { $0.addRect(rect, transform: state.transform) }.path) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { fill(area { $0.addRects(rects, transform: state.transform) }.path) }

    /// Fills an ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) { fill(area { $0.addEllipse(in: rect, transform: state.transform) }.path) }
    /// Draws the outline of a rectangle.
    public func stroke(_ rect: CGRect) { stroke(area { $0.addRect(rect, transform: state.transform) }.path) }

    /// Draws the outline of a rectangle with a line of another width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
      stroke(area { $0.addRect(rect, transform: state.transform) }.path, width: width)
    }

    /// Draws the outline of an ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
      stroke(area { $0.addEllipse(in: rect, transform: state.transform) }.path)
    }

    /// Draws a line between each two points.
    public func strokeLineSegments(between points: [CGPoint]) {
      let path = area { path in
        for (index, point) in points.enumerated() {
          if index % 2 == 0 {
            path.move(to: point, transform: state.transform)
          } else {
            path.addLine(to: point, transform: state.transform)
          }
        }
      }
      stroke(path.path)
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) { add(.clear(area { $0.addRect(rect, transform: state.transform) })) }

    // MARK: Gradients

    /// Draws colours that blend from one point to another.
    public func drawLinearGradient(
      _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
      add(
        .gradient(
          DrawnGradient(
            stops: gradient.stops, start: startPoint.applying(state.transform), end: endPoint.applying(state.transform))
        ))
    }

    /// Draws colours that blend from one circle to another.
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
      options: CGGradientDrawingOptions
    ) {
      add(
        .gradient(
          DrawnGradient(
            stops: gradient.stops, start: startCenter.applying(state.transform),
            end: endCenter.applying(state.transform),
            radii: .init(start: startRadius * state.scale, end: endRadius * state.scale))))
    }

    // MARK: Texts and images

    func draw(_ text: TextContent, in rect: CGRect, _ alignment: NSTextAlignment, _ color: UIColor) {
      add(.text(text, rect, alignment, Self.components(of: color), DrawnTransform(state.transform)))
    }

    func draw(_ image: UIImage.Source, in rect: CGRect, alpha: CGFloat) {
      saveGState()
      state.alpha *= alpha
      add(.image(image, rect, DrawnTransform(state.transform)))
      restoreGState()
    }
  }
#endif
