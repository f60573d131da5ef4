extension UICollectionView {
  /// Scrolls to an item, as far as the content goes. All items have cells here, wherever the content is.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    if let scroller = sectionScrollers[indexPath.section], scroller.holds(cellForItem(at: indexPath)) {
      scroller.show(scroller.convert(frame, from: self), at: scrollPosition, animated: animated)
      return show(scroller.frame, at: scrollPosition, animated: animated)
    }
    show(frame, at: scrollPosition, animated: animated)
  }

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

  /// When cells that changed their size are laid out again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// The scroll direction of a collection.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}
