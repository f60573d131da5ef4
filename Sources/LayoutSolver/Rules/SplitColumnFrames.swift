package import UIKitFacts

/// The places of the columns of a split view controller, side by side.
package enum SplitColumnFrames {
  /// The width of a side column where the app does not choose one, in points.
  private static let usualWidth: Double = 320
  /// The part of the whole width that a side column takes at most, where the app does not choose one.
  private static let mostOfWidth: Double = 0.4
  /// The part of the whole width that all side columns take at most, so that the last column has room.
  private static let mostOfAll: Double = 0.8

  /// The widths that an app sets for the primary column; nil for UIKit's default.
  package struct PrimaryWidth: Sendable {
    package var preferred: Double?
    package var preferredFraction: Double?
    package var minimum: Double?
    package var maximum: Double?

    package init(
      preferred: Double? = nil, preferredFraction: Double? = nil, minimum: Double? = nil, maximum: Double? = nil
    ) {
      (self.preferred, self.preferredFraction) = (preferred, preferredFraction)
      (self.minimum, self.maximum) = (minimum, maximum)
    }
  }

  /// The frames of the columns. The last one takes the rest of the width.
  ///
  /// - Parameters:
  ///   - count: the number of visible columns.
  ///   - overlays: whether side columns lie over the last one.
  package static func frames(
    in bounds: LayoutRect, count: Int, primary: PrimaryWidth, overlays: Bool, isRightToLeft: Bool
  ) -> [LayoutRect] {
    guard count > 1, bounds.size.width > 0 else { return Array(repeating: bounds, count: count) }
    let usual = min(usualWidth, bounds.size.width * mostOfWidth)
    var widths = Array(repeating: usual, count: count - 1)
    widths[0] = width(primary, of: bounds.size.width, usual: usual)
    let scale = min(1, bounds.size.width * mostOfAll / max(widths.reduce(0, +), 1))
    widths = widths.map { ($0 * scale).rounded(.down) }
    var frames: [LayoutRect] = []
    var x: Double = 0
    for width in widths {
      frames.append(LayoutRect(x: x, y: bounds.top, width: width, height: bounds.size.height))
      x += width
    }
    frames.append(
      overlays ? bounds : LayoutRect(x: x, y: bounds.top, width: bounds.size.width - x, height: bounds.size.height))
    guard isRightToLeft else { return frames }
    return frames.map { frame in
      LayoutRect(x: bounds.size.width - frame.right, y: frame.top, width: frame.size.width, height: frame.size.height)
    }
  }

  private static func width(_ primary: PrimaryWidth, of whole: Double, usual: Double) -> Double {
    var width = primary.preferred ?? primary.preferredFraction.map { $0 * whole } ?? usual
    if let maximum = primary.maximum { width = min(width, maximum) }
    if let minimum = primary.minimum { width = max(width, minimum) }
    // An app can give any number.
    return width.isFinite ? min(max(width, 0), whole) : usual
  }
}
