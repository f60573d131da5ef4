/// Provides the position of a bar.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// The position of the bar, by default the bottom.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// At the bottom.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .bottom }
}

/// A bar with a position on the screen.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}
