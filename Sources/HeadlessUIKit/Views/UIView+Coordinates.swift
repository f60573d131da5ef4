extension UIView {
  /// The position of a point on the screen. Each view up to the top of the tree is at its frame, including a window.
  func onScreen(_ point: CGPoint) -> CGPoint {
    lineage.reduce(point) { $1.geometry.outward($0) }
  }

  /// A point of the screen in the coordinates of the view.
  func fromScreen(_ point: CGPoint) -> CGPoint {
    lineage.reversed().reduce(point) { $1.geometry.inward($0) }
  }

  /// The window, or the topmost superview: the default coordinate system.
  private var top: UIView { lineage.reduce(self) { $1 } }

  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? top).fromScreen(onScreen(point))
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    fromScreen((view ?? top).onScreen(point))
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.mapped { converted($0, to: view) }
  }

  /// Converts a distance from the window to the coordinates of the view, which can have a transform.
  func vectorFromWindow(_ vector: CGPoint) -> CGPoint {
    let origin = fromScreen(.zero)
    let end = fromScreen(vector)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Converts a distance from the view to the coordinates of the window.
  func vectorToWindow(_ vector: CGPoint) -> CGPoint {
    let origin = onScreen(.zero)
    let end = onScreen(vector)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  // MARK: Touches

  /// The view at a point, the foremost first; one that is hidden, nearly transparent or deaf is looked through.
  func foremost(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    let hit = subviews.reversed().lazy.compactMap { subview in
      subview.hitTest(subview.convert(point, from: self), with: event)
    }.first
    return hit ?? self
  }
}

extension CGRect {
  /// The smallest upright rectangle around the corners, when each has been taken elsewhere.
  func mapped(_ place: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map(place)
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    let right = corners.map(\.x).max() ?? 0
    let bottom = corners.map(\.y).max() ?? 0
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
