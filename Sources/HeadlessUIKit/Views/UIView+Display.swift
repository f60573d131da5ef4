/// Whether a view is drawn.
struct ViewDisplay {
  /// Whether the view is drawn when the transaction ends.
  var isNeeded = true
  /// Whether a view further down is.
  var isHeld = false
}

extension UIView {
  /// The last drawing of the view; nil if there is none.
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

  /// Draws marked views, from the top down. A view without an area stays marked.
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

  /// Draws the layer, unless UIKit itself declares the class of the view. Pictures draw those from their properties.
  private func drawOwn() {
    if isOfApp { traitCollection.performAsCurrent(layer.display) }
  }

  /// Whether the class of the view is not one of UIKit.
  package var isOfApp: Bool { ViewOrigins.isOfApp(type(of: self)) }
}

/// The view classes that the app declares, cached because making the name of a class takes long.
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
