/// A supplementary view that is attached to an item or a group, such as a badge.
@preconcurrency @MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The anchor on the item or the group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor on the view; nil for the same edges as on the container.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order from back to front; views with greater numbers are in front.
  public var zIndex = 0

  init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// A view inside of a cell or a group, at the edges of the anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// A view whose anchor is at the anchor of a cell or a group.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
    copy.takeSpace(of: self)
    copy.zIndex = zIndex
    return copy
  }

  /// The frame of a view of a size at the frame of a cell or a group.
  func frame(of size: CGSize, at container: CGRect) -> CGRect {
    let (there, here) = (containerAnchor.position, (itemAnchor ?? containerAnchor).position)
    let (outer, inner) = (containerAnchor.translation(of: size), itemAnchor?.translation(of: size) ?? .zero)
    return CGRect(
      x: container.minX + there.x * container.width - here.x * size.width + outer.x + inner.x,
      y: container.minY + there.y * container.height - here.y * size.height + outer.y + inner.y,
      width: size.width, height: size.height)
  }
}
