/// Whether a view is drawn.
struct ViewDisplay {
  /// Whether the view is drawn when the transaction ends.
  var isNeeded = true
  /// Whether a view further down is.
  var isHeld = false
}

extension UIView {
  /// What the view has drawn last; nil if that is nothing.
  package var drawnImage: DrawnImage? { layerIfMade?.drawnImage }

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

  /// Has the layer draw, unless the view is one of UIKit itself, which pictures draw from what it shows.
  private func drawOwn() {
    if isOfApp { traitCollection.performAsCurrent(layer.display) }
  }

  /// Whether the class of the view is not one of UIKit.
  package var isOfApp: Bool { ViewOrigins.isOfApp(type(of: self)) }
}

/// Which classes of views are the app's. The name of a class is long in the making.
@MainActor private enum ViewOrigins {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func isOfApp(_ type: UIView.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let isOfApp = known[id] { return isOfApp }
    let isOfApp = !String(reflecting: type).hasPrefix("HeadlessUIKit.")
    known[id] = isOfApp
    return isOfApp
  }
}
