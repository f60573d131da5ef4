/// Begins an image of a size, which ends with `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size, which ends with `UIGraphicsEndImageContext()`. A scale of 0 is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  #if !canImport(CoreGraphics)
    DrawingContexts.push(
      CGContext(bounds: CGRect(origin: .zero, size: size)),
      scale: scale == 0 ? UIGraphicsImageRendererFormat().scale : scale)
  #endif
}

/// The image so far; nil where none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  #if canImport(CoreGraphics)
    nil
  #else
    DrawingContexts.image.map { context, scale in
      UIImage(.drawn(DrawnImage(bounds: context.bounds, paintings: context.paintings)), scale: scale)
    }
  #endif
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() {
  if DrawingContexts.image != nil { DrawingContexts.pop() }
}
