/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The orientations as bits.
  public let rawValue: UInt

  /// Makes orientations of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upright, on its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Lying, the home button to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Lying, the home button to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Lying, either way.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Any way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// Any way but on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
