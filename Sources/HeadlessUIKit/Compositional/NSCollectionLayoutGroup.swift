/// A group of items in a row, in a column, or with custom frames.
@preconcurrency @MainActor public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Content {
    /// As many of the items, in turn, as there is room for.
    case fill([NSCollectionLayoutItem])
    /// So many times the item, in equal parts of the group.
    case divide(NSCollectionLayoutItem, count: Int)
    /// So many times the item, in the size of the item.
    case `repeat`(NSCollectionLayoutItem, count: Int)
    /// Items at frames.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let axis: UICollectionView.ScrollDirection
  let content: Content
  /// The spacing between the items along the axis of the group.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// The supplementary items that are attached to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  private init(_ size: NSCollectionLayoutSize, _ axis: UICollectionView.ScrollDirection, _ content: Content) {
    (self.axis, self.content) = (axis, content)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  // MARK: Rows

  /// A row of the items, in turn, as long as there is room.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, .fill(subitems))
  }

  /// A row of so many items, whose widths are equal parts of the group.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, .divide(subitem, count: count))
  }

  /// A row of so many items in their own widths.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, .repeat(subitem, count: count))
  }

  // MARK: Columns

  /// A column of the items, in turn, as long as there is room.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, .fill(subitems))
  }

  /// A column of so many items, whose heights are equal parts of the group.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, .divide(subitem, count: count))
  }

  /// A column of so many items in their own heights.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, .repeat(subitem, count: count))
  }

  // MARK: Frames

  /// Items at the frames that the provider returns for the size of the group.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, .custom(itemProvider))
  }

  /// The items of the group, each one once; none if the app computes frames.
  public var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .fill(let items): items
    case .divide(let item, _), .repeat(let item, _): [item]
    case .custom: []
    }
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(layoutSize, axis, content)
    copy.takeSpace(of: self)
    (copy.interItemSpacing, copy.supplementaryItems) = (interItemSpacing, supplementaryItems)
    return copy
  }
}
