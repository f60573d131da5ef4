/// A rectangle in points, with a top left origin.
package struct LayoutRect: Sendable, Hashable {
  package var origin: LayoutPoint
  package var size: LayoutSize

  package init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  package static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  package var left: Double { origin.x }
  package var top: Double { origin.y }
  package var right: Double { origin.x + size.width }
  package var bottom: Double { origin.y + size.height }
}

extension LayoutRect {
  /// The rectangle without the insets; its size is never negative.
  package func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: left + insets.left, y: top + insets.top,
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}
