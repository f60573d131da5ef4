/// The drawing context of a renderer.
open class UIGraphicsRendererContext: NSObject {
  /// The context with all of its functions.
  public let cgContext: CGContext
  /// The format of the renderer.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the current colour. The blend mode has no effect.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { fill(rect) }
  /// Draws the outline of a rectangle, within it.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Draws the outline of a rectangle, within it. The blend mode has no effect.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { stroke(rect) }
  /// Draws only within a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The drawing context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image so far.
  open var currentImage: UIImage {
    #if canImport(CoreGraphics)
      UIImage()
    #else
      UIImage(
        .drawn(DrawnImage(bounds: cgContext.bounds, paintings: cgContext.paintings)),
        scale: (format as? UIGraphicsImageRendererFormat)?.scale ?? 1)
    #endif
  }
}
