/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether the long sides are upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the long sides lie.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
