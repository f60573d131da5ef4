/// The places of the columns of a split view controller, side by side.
struct SplitColumnFrames {
  /// The width of a side column where the app does not choose one, in points.
  private static let usualWidth: CGFloat = 320
  /// The part of the whole width that a side column takes at most, where the app does not choose one.
  private static let mostOfWidth: CGFloat = 0.4
  /// The part of the whole width that all side columns take at most, so that the last column has room.
  private static let mostOfAll: CGFloat = 0.8

  /// The widths that an app sets for the primary column; nil for UIKit's default.
  struct PrimaryWidth {
    var preferred: CGFloat?
    var preferredFraction: CGFloat?
    var minimum: CGFloat?
    var maximum: CGFloat?
  }

  /// The frames of the columns. The last one takes the rest of the width.
  ///
  /// - Parameters:
  ///   - count: the number of visible columns.
  ///   - overlays: whether side columns lie over the last one.
  static func frames(
    in bounds: CGRect, count: Int, primary: PrimaryWidth, overlays: Bool, isRightToLeft: Bool
  ) -> [CGRect] {
    guard count > 1, bounds.width > 0 else { return Array(repeating: bounds, count: count) }
    let usual = min(usualWidth, bounds.width * mostOfWidth)
    var widths = Array(repeating: usual, count: count - 1)
    widths[0] = width(primary, of: bounds.width, usual: usual)
    let scale = min(1, bounds.width * mostOfAll / max(widths.reduce(0, +), 1))
    widths = widths.map { ($0 * scale).rounded(.down) }
    var frames: [CGRect] = []
    var x: CGFloat = 0
    for width in widths {
      frames.append(CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
      x += width
    }
    frames.append(
      overlays ? bounds : CGRect(x: x, y: bounds.minY, width: bounds.width - x, height: bounds.height))
    guard isRightToLeft else { return frames }
    return frames.map { frame in
      CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  private static func width(_ primary: PrimaryWidth, of whole: CGFloat, usual: CGFloat) -> CGFloat {
    var width = primary.preferred ?? primary.preferredFraction.map { $0 * whole } ?? usual
    if let maximum = primary.maximum { width = min(width, maximum) }
    if let minimum = primary.minimum { width = max(width, minimum) }
    // An app can give any number.
    return width.isFinite ? min(max(width, 0), whole) : usual
  }
}

extension UISplitViewController {
  /// Puts the visible columns beside each other, or side columns over the last one if the mode says so.
  func placeColumns() {
    guard let view = viewIfLoaded else { return }
    let columns = visibleChildren ?? []
    let overlays = [.oneOverSecondary, .twoOverSecondary].contains(displayMode) && !isCollapsed
    let frames = SplitColumnFrames.frames(
      in: view.bounds, count: columns.count, primary: primaryWidth, overlays: overlays,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    for (column, frame) in zip(columns, frames) {
      for controller in column.seenInPlace where controller.viewIfLoaded?.superview === view {
        if controller.view.frame != frame { controller.view.frame = frame }
      }
    }
    guard overlays, let last = columns.last?.viewIfLoaded, last.superview === view,
      view.subviews.firstIndex(of: last) != 0
    else { return }
    view.sendSubviewToBack(last)
  }

  private var primaryWidth: SplitColumnFrames.PrimaryWidth {
    func chosen(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension ? nil : value }
    return SplitColumnFrames.PrimaryWidth(
      preferred: chosen(preferredPrimaryColumnWidth), preferredFraction: chosen(preferredPrimaryColumnWidthFraction),
      minimum: chosen(minimumPrimaryColumnWidth), maximum: chosen(maximumPrimaryColumnWidth))
  }
}
