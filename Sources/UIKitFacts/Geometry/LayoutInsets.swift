/// Distances in points from the four edges of a rectangle, inwards.
package struct LayoutInsets: Sendable, Hashable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  /// The greater of two insets on each side.
  package func atLeast(_ other: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package static let zero = LayoutInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// What of these insets of a rectangle of the given size covers a frame in it. Where no inset is, nothing does, even of a
  /// frame that is cut off there.
  package func covering(_ frame: LayoutRect, in size: LayoutSize) -> LayoutInsets {
    func reach(_ inset: Double, _ distance: Double) -> Double { inset == 0 ? 0 : max(0, inset - distance) }
    return LayoutInsets(
      top: reach(top, frame.top), left: reach(left, frame.left), bottom: reach(bottom, size.height - frame.bottom),
      right: reach(right, size.width - frame.right))
  }
}
