/// Runs drawing code.
open class UIGraphicsRenderer: NSObject {
  /// The format of the renderer.
  public let format: UIGraphicsRendererFormat
  let bounds: CGRect

  /// Renders a part of the coordinates.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  /// Renders a part of the coordinates in a format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds.standardized
    self.format = format
    super.init()
    format.bounds = self.bounds
  }

  /// Whether the renderer makes images.
  open var allowsImageOutput: Bool { false }
}

/// Renders images. They have no pixels: they hold what was drawn, and are equal if that is.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Renders images of a size.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Renders images of a size in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Renders images of a part of the coordinates.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Renders images of a part of the coordinates in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  open override var allowsImageOutput: Bool { true }

  /// The image that code draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    // Other renderers may have the same format.
    format.bounds = bounds
    #if canImport(CoreGraphics)
      return UIImage()
    #else
      let context = UIGraphicsImageRendererContext(CGContext(bounds: bounds), format)
      DrawingContexts.drawing(into: context.cgContext) { actions(context) }
      return context.currentImage
    #endif
  }
}
