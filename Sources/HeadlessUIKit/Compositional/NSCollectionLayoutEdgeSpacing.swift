/// The spacing around an item.
@preconcurrency @MainActor public class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The distance behind the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Distances at the edges that have one.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  /// The distance at the start of an axis: leading or top.
  func start(_ axis: UICollectionView.ScrollDirection) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? leading : top
  }

  /// The distance at the end of an axis: trailing or bottom.
  func end(_ axis: UICollectionView.ScrollDirection) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? trailing : bottom
  }
}
