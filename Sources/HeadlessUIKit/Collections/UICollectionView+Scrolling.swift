extension UICollectionView {
  /// The position of an item after scrolling.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The places as bits.
    public let rawValue: UInt

    /// Makes positions of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Half-way down.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Half-way across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The scroll direction of a collection.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}
