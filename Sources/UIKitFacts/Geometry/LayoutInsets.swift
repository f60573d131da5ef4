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
