/// How the user holds the device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown
  /// With the upper edge at the left.
  case landscapeLeft
  /// With the upper edge at the right.
  case landscapeRight
  case faceUp, faceDown

  /// Whether the device stands on a short edge.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device stands on a long edge.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the user holds the device for an interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
