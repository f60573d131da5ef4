/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Makes a mask of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
