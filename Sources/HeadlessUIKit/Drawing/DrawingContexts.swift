/// The contexts that the code of a thread draws into, the innermost one last.
final class DrawingContexts {
  private struct Entry {
    let context: CGContext
    /// The pixels to a point of the image that was begun with the context; nil where it was pushed.
    let scale: CGFloat?
  }

  private var entries: [Entry] = []

  private static var ofThread: DrawingContexts {
    let key = "HeadlessUIKit.DrawingContexts"
    let values = Thread.current.threadDictionary
    if let contexts = values[key] as? DrawingContexts { return contexts }
    let contexts = DrawingContexts()
    values[key] = contexts
    return contexts
  }

  static var current: CGContext? { ofThread.entries.last?.context }

  /// The image that was begun last; nil if none was.
  static var image: (context: CGContext, scale: CGFloat)? {
    ofThread.entries.last { $0.scale != nil }.map { ($0.context, $0.scale ?? 1) }
  }

  static func push(_ context: CGContext, scale: CGFloat? = nil) {
    ofThread.entries.append(Entry(context: context, scale: scale))
  }

  static func pop() { _ = ofThread.entries.popLast() }

  /// Runs code that draws.
  static func drawing(into context: CGContext, _ body: () -> Void) {
    push(context)
    body()
    pop()
  }
}

/// The context that code draws into; nil outside of `draw(_:)` and of the closure of a renderer.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current }

/// Makes a context the current one, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingContexts.push(context) }

/// Makes the context before the last `UIGraphicsPushContext(_:)` the current one again.
public func UIGraphicsPopContext() { DrawingContexts.pop() }

/// Fills a rectangle with the current colour.
public func UIRectFill(_ rect: CGRect) { DrawingContexts.current?.fill(rect) }

/// Draws the outline of a rectangle, within it, with the current colour of areas.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = DrawingContexts.current else { return }
  for edge in [
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY, width: 1, height: rect.height),
    CGRect(x: rect.maxX - 1, y: rect.minY, width: 1, height: rect.height),
  ] {
    context.fill(edge)
  }
}

/// Draws only within a rectangle from now on.
public func UIRectClip(_ rect: CGRect) { DrawingContexts.current?.clip(to: rect) }

extension UIColor {
  /// Makes it the current colour of areas and lines.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes it the current colour of areas.
  public func setFill() { DrawingContexts.current?.setFillColor(cgColor) }
  /// Makes it the current colour of lines.
  public func setStroke() { DrawingContexts.current?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
  /// Fills the path with the current colour.
  public func fill() {
    guard let context = DrawingContexts.current else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the path with the current colour. The blend mode has no effect.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    faded(alpha) { fill() }
  }

  /// Draws the line along the path with the current colour.
  public func stroke() {
    guard let context = DrawingContexts.current else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.beginPath()
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// Draws the line along the path with the current colour. The blend mode has no effect.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    faded(alpha) { stroke() }
  }

  /// Draws only within the path from now on.
  public func addClip() {
    guard let context = DrawingContexts.current else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func faded(_ alpha: CGFloat, _ body: () -> Void) {
    guard let context = DrawingContexts.current else { return }
    context.saveGState()
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }
}
