/// Decides where the items of a collection are.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Called when a nib has made the object; here none does.
  open func awakeFromNib() {}

  /// The collection that is laid out.
  open internal(set) weak var collectionView: UICollectionView?
  /// The size of the content. Subclasses override it.
  open var collectionViewContentSize: CGSize { .zero }

  /// A layout that no collection has yet.
  public override init() {
    super.init()
  }

  /// Makes a layout without reading the archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Preparing

  /// Whether `prepare()` has been called since the last invalidation.
  var isPrepared = false
  /// Whether sizes follow from cells, so that each pass computes the places again.
  var followsCells: Bool { false }
  /// The scroll views of the sections that scroll by themselves.
  var scrollers: [Int: SectionScroller] { [:] }
  /// The list that a section is; nil if it is none.
  func list(inSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// Prepares the layout. Subclasses override it.
  open func prepare() {}

  /// The class of the attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that invalidate the layout.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Attributes

  /// The attributes of all elements in a rectangle of the content; nil for a layout that places nothing. Here the rectangle
  /// is all of the content, because all items count as visible. Subclasses override it.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item. Subclasses override it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a supplementary view. Subclasses override it.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// The attributes of a decoration view. Subclasses override it.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  // MARK: Invalidating

  /// Invalidates the layout with all attributes.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the layout.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    guard let collectionView else { return }
    if context.contentOffsetAdjustment != .zero {
      collectionView.contentOffset.x += context.contentOffsetAdjustment.x
      collectionView.contentOffset.y += context.contentOffsetAdjustment.y
    }
    collectionView.setNeedsLayout()
  }

  /// Whether the attributes change with the bounds. By default, they do not.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The parts of the layout that are invalidated when the bounds change.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether the attributes change with those that a cell prefers. By default, they do not.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// The parts of the layout that are invalidated when a cell prefers other attributes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateItems(at: [preferredAttributes.indexPath])
    return context
  }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return type.map(UICollectionViewLayoutInvalidationContext.make) ?? UICollectionViewLayoutInvalidationContext()
  }

  // MARK: Decoration views

  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Registers a class for decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }
}
