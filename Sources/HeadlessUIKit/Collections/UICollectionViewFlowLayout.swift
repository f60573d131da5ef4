/// Lays items out in lines.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items, unless the delegate returns another.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of self-sizing items.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The minimum spacing between lines of items.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum spacing between items in the same line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The insets of the items of a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The reference of these insets.
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
  /// The scroll direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of headers; zero for no header.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers; zero for no footer.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay on the screen while their section is.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay on the screen while their section is.
  open var sectionFootersPinToVisibleBounds = false

  /// The reference of the insets of a section.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// Represents the size that an item works out itself.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  // MARK: The places

  private var geometry: FlowGeometry?

  override var followsCells: Bool { estimatedItemSize != .zero }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func prepare() {
    super.prepare()
    geometry = collectionView.map { FlowArrangement(self, in: $0).geometry }
  }

  open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  /// The attributes of the headers, items and footers in a rectangle, by section.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    geometry?.elements.filter { $0.frame.overlaps(rect) }.map(\.duplicated)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    geometry?.items[indexPath]?.duplicated
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    geometry?.elements.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }?.duplicated
  }

  /// Lines break elsewhere if they get longer or shorter.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let geometry else { return true }
    return geometry.breadth != (scrollDirection == .vertical ? newBounds.width : newBounds.height)
  }
}
