/// A position in points, from the top left corner of the superview.
package struct LayoutPoint: Sendable, Hashable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = LayoutPoint(x: 0, y: 0)
}

/// A width and a height in points.
package struct LayoutSize: Sendable, Hashable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = LayoutSize(width: 0, height: 0)
}

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

/// Distances in points from the four edges of a rectangle, inwards.
package struct LayoutInsets: Sendable, Hashable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package static let zero = LayoutInsets(top: 0, left: 0, bottom: 0, right: 0)
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
