/// Whether and what a view draws.
struct ViewDisplay {
  /// Whether the view is drawn when the transaction ends.
  var isNeeded = true
  /// Whether a view further down is.
  var isHeld = false
  /// What the view has drawn last; nil if that is nothing.
  var image: DrawnImage?
}

extension UIView {
  /// What the view has drawn last; nil if that is nothing.
  package var drawnImage: DrawnImage? { display.image }

  func markForDisplay() {
    display.isNeeded = true
    passDisplayUp()
  }

  /// Marks the superviews for drawing, up to the first one that is marked already.
  func passDisplayUp() {
    guard display.isNeeded || display.isHeld else { return }
    var ancestor = superview
    while let view = ancestor, !view.display.isHeld {
      view.display.isHeld = true
      ancestor = view.superview
    }
  }

  /// Follows a view that is hidden or shown.
  func visibilityDidChange(from wasHidden: Bool) {
    if isHidden != wasHidden, superview is UIStackView { superview?.layoutInputsDidChange() }
    if !isHidden { passDisplayUp() }
  }

  /// Follows a new size: a view that has not been drawn yet is, and one that is drawn for its size is drawn again.
  func displaySizeDidChange() {
    if display.isNeeded || contentMode == .redraw { markForDisplay() }
  }

  /// Has marked views draw themselves, from the top down. A view without an area waits for one.
  package func displayTree() {
    guard !isHidden else { return }
    if display.isNeeded, !bounds.isEmpty {
      display.isNeeded = false
      drawOwn()
    }
    guard display.isHeld else { return }
    display.isHeld = false
    for layer in layerIfMade?.ownSublayers ?? [] { layer.displayMarked() }
    for subview in subviews where subview.superview === self { subview.displayTree() }
  }

  /// Calls `draw(_:)` for the layer of the view.
  func drawBounds(of layer: CALayer, in context: CGContext) {
    if layer === self.layer { DrawingContexts.drawing(into: context) { draw(bounds) } }
  }

  private func drawOwn() {
    // Views of UIKit itself are known, and drawn from what they show.
    guard DrawingClasses.isOwn(type(of: self)) else { return }
    #if !canImport(CoreGraphics)
      let context = CGContext(bounds: bounds)
      layerWillDraw(layer)
      traitCollection.performAsCurrent { draw(layer, in: context) }
      display.image = context.paintings.isEmpty ? nil : DrawnImage(bounds: context.bounds, paintings: context.paintings)
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
