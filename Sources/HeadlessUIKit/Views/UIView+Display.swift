extension UIView {
  func markForDisplay() {
    needsDisplay = true
    passDisplayUp()
  }

  /// Marks the superviews for drawing, up to the first one that is marked already.
  func passDisplayUp() {
    guard needsDisplay || holdsDisplay else { return }
    var ancestor = superview
    while let view = ancestor, !view.holdsDisplay {
      view.holdsDisplay = true
      ancestor = view.superview
    }
  }

  /// Follows a new size: a view that has not been drawn yet is, and one that is drawn for its size is drawn again.
  func displaySizeDidChange() {
    if needsDisplay || contentMode == .redraw { markForDisplay() }
  }

  /// Has marked views draw themselves, from the top down. A view without an area waits for one.
  package func displayTree() {
    guard !isHidden else { return }
    if needsDisplay, !bounds.isEmpty {
      needsDisplay = false
      display()
    }
    guard holdsDisplay else { return }
    holdsDisplay = false
    for layer in layerIfMade?.ownSublayers ?? [] { layer.displayMarked() }
    for subview in subviews where subview.superview === self { subview.displayTree() }
  }

  private func display() {
    // Views of UIKit itself are known, and drawn from what they show.
    guard DrawingClasses.isOwn(type(of: self)) else { return }
    #if !canImport(CoreGraphics)
      let context = CGContext(bounds: bounds)
      layerWillDraw(layer)
      traitCollection.performAsCurrent { draw(layer, in: context) }
      drawnImage = context.paintings.isEmpty ? nil : DrawnImage(bounds: context.bounds, paintings: context.paintings)
    #endif
  }
}

/// Which classes of views can draw in their own way.
@MainActor private enum DrawingClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a class is not one of UIKit.
  static func isOwn(_ type: UIView.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let isOwn = known[id] { return isOwn }
    let isOwn = !String(reflecting: type).hasPrefix("HeadlessUIKit.")
    known[id] = isOwn
    return isOwn
  }
}
