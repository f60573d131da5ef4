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
