/// The size and the spacing of an item in a group.
@preconcurrency @MainActor public class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size in the group.
  public let layoutSize: NSCollectionLayoutSize
  /// The supplementary items that are attached to the item.
  public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the cell in the size of the item; ignored in an axis that is estimated.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size, with supplementary views.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item with the same values.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    copyOnMainActor { $0.duplicate() }
  }

  func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    copy.takeSpace(of: self)
    return copy
  }

  func takeSpace(of other: NSCollectionLayoutItem) {
    (contentInsets, edgeSpacing) = (other.contentInsets, other.edgeSpacing)
  }

  /// The insets of the content: none in the axes that are estimated.
  func insets(besides estimated: EstimatedAxes) -> NSDirectionalEdgeInsets {
    let vertical = estimated.height ? contentInsets.without(.vertical) : contentInsets
    return estimated.width ? vertical.without(.horizontal) : vertical
  }
}
