public import HeadlessUIKit

extension HeadlessApp {
  /// The frame of a view in the window, in points, as of the last layout.
  public func frame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: window)
  }

  /// Whether all of a view is on the screen: in the window, not hidden, and not cut off by a view that it is in.
  ///
  /// Views in front of it do not count.
  public func isFullyVisible(_ view: UIView) -> Bool {
    guard view.window === window, view.lineage.allSatisfy({ !$0.isHidden && $0.alpha > 0 }) else { return false }
    guard view.bounds.width > 0, view.bounds.height > 0 else { return false }
    return view.lineage.dropFirst().allSatisfy { ancestor in
      guard ancestor.clipsToBounds || ancestor === window else { return true }
      return ancestor.bounds.holds(view.convert(view.bounds, to: ancestor))
    }
  }

  /// The contents of the screen.
  public var screen: HeadlessScreen { HeadlessScreen(window) }
}

extension CGRect {
  /// Whether the rectangle contains another one, apart from rounding errors.
  fileprivate func holds(_ other: CGRect) -> Bool {
    let error: CGFloat = 0.001
    return other.minX >= minX - error && other.minY >= minY - error && other.maxX <= maxX + error
      && other.maxY <= maxY + error
  }
}
