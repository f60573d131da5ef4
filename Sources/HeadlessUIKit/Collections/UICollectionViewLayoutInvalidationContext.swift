/// The parts of a layout that are invalidated.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether the whole layout is computed again.
  open internal(set) var invalidateEverything = false
  /// Whether the layout asks for the numbers of items again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items whose attributes changed.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views whose attributes changed, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views whose attributes changed, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The translation of the content during the change.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The scale of the content during the change.
  open var contentSizeAdjustment = CGSize.zero

  /// A context that invalidates nothing yet.
  public override init() {
    super.init()
  }

  /// Marks items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Marks supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Marks decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// The parts of a flow layout that are invalidated.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places are computed again.
  open var invalidateFlowLayoutAttributes = true
}
