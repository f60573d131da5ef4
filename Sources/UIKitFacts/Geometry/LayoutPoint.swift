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
