/// A priority for each axis, from 1 to 1000.
package struct AxisPriorities: Sendable, Hashable {
  package var horizontal: Double
  package var vertical: Double

  package init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
