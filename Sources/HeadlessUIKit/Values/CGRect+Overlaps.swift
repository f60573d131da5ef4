extension CGRect {
  /// Whether two rectangles overlap. Foundation's `intersects` ends the process if a side is not a number.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
