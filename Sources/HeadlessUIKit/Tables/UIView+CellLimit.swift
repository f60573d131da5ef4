extension UIView {
  /// The maximum number of cells. All cells count as visible, so that a larger number would fill the memory.
  private static let cellLimit = 1_000_000

  /// The number of sections, rows or items that a list shows; none, with an exception, of more than it can.
  func shown(_ count: Int) -> Int {
    guard count > Self.cellLimit else { return count }
    UncaughtException.tooManyCells(count, in: self).raise()
    return 0
  }
}
