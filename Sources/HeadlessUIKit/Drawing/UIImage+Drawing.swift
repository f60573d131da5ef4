extension UIImage {
  /// Draws the picture in its size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture in its size. The blend mode has no effect.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture as large as a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the picture as large as a rectangle. The blend mode has no effect.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    #if !canImport(CoreGraphics)
      DrawingContexts.current?.draw(source, in: rect, alpha: alpha)
    #endif
  }
}
