/// Says where a bar stands.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where the bar stands; by default, at the bottom.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// At the bottom.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .bottom }
}

/// What stands at a place as a bar.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar stands.
  var barPosition: UIBarPosition { get }
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}
