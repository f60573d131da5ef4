import HeadlessUIKit

extension ExtremeMembers {
  /// Layouts of collections, with their attributes and contexts.
  static let collections: [ExtremeMember] = [
    .init("UICollectionView.indexPathForItem(at:)") { x in
      use(ExtremeObjects.collection()) { _ = $0.indexPathForItem(at: x.point) }
    },
    .init("UICollectionView.layoutAttributesForItem(at:)") { x in
      use(ExtremeObjects.collection()) { _ = $0.layoutAttributesForItem(at: x.path) }
    },
    .init("UICollectionView.layoutAttributesForSupplementaryElement(ofKind:at:)") { x in
      use(ExtremeObjects.collection()) { _ = $0.layoutAttributesForSupplementaryElement(ofKind: "kind", at: x.path) }
    },
    .init("UICollectionView.supplementaryView(forElementKind:at:)") { x in
      use(ExtremeObjects.collection()) { _ = $0.supplementaryView(forElementKind: "kind", at: x.path) }
    },
    .init("UICollectionView.moveItem(at:to:)") { x in
      use(ExtremeObjects.collection()) { $0.moveItem(at: x.path, to: x.path) }
    },
    .init("UICollectionView.insertSections(_:)") { x in
      use(ExtremeObjects.collection()) { $0.insertSections(x.sections) }
    },
    .init("UICollectionView.deleteSections(_:)") { x in
      use(ExtremeObjects.collection()) { $0.deleteSections(x.sections) }
    },
    .init("UICollectionView.reloadSections(_:)") { x in
      use(ExtremeObjects.collection()) { $0.reloadSections(x.sections) }
    },
    .init("UICollectionViewLayoutAttributes.alpha") { x in
      use(UICollectionViewLayoutAttributes()) { $0.alpha = x.number }
    },
    .init("UICollectionViewLayoutAttributes.bounds") { x in
      use(UICollectionViewLayoutAttributes()) { $0.bounds = x.rect }
    },
    .init("UICollectionViewLayoutAttributes.center") { x in
      use(UICollectionViewLayoutAttributes()) { $0.center = x.point }
    },
    .init("UICollectionViewLayoutAttributes.frame") { x in use(UICollectionViewLayoutAttributes()) { $0.frame = x.rect }
    },
    .init("UICollectionViewLayoutAttributes.indexPath") { x in
      use(UICollectionViewLayoutAttributes()) { $0.indexPath = x.path }
    },
    .init("UICollectionViewLayoutAttributes.size") { x in use(UICollectionViewLayoutAttributes()) { $0.size = x.size }
    },
    .init("UICollectionViewLayoutAttributes.transform") { x in
      use(UICollectionViewLayoutAttributes()) { $0.transform = x.transform }
    },
    .init("UICollectionViewLayoutAttributes.zIndex") { x in
      use(UICollectionViewLayoutAttributes()) { $0.zIndex = x.integer }
    },
    .init("UICollectionViewLayoutAttributes.init(forCellWith:)") { x in
      use(UICollectionViewLayoutAttributes(forCellWith: x.path))
    },
    .init("UICollectionViewLayoutAttributes.init(forDecorationViewOfKind:with:)") { x in
      use(UICollectionViewLayoutAttributes(forDecorationViewOfKind: "kind", with: x.path))
    },
    .init("UICollectionViewLayoutAttributes.init(forSupplementaryViewOfKind:with:)") { x in
      use(UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: x.path))
    },
    .init("UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment") { x in
      use(UICollectionViewLayoutInvalidationContext()) { $0.contentOffsetAdjustment = x.point }
    },
    .init("UICollectionViewLayoutInvalidationContext.contentSizeAdjustment") { x in
      use(UICollectionViewLayoutInvalidationContext()) { $0.contentSizeAdjustment = x.size }
    },
    .init("UICollectionViewLayoutInvalidationContext.invalidateItems(at:)") { x in
      use(UICollectionViewLayoutInvalidationContext()) { $0.invalidateItems(at: [x.path]) }
    },
    .init("UICollectionViewLayoutInvalidationContext.invalidateDecorationElements(ofKind:at:)") { x in
      use(UICollectionViewLayoutInvalidationContext()) { $0.invalidateDecorationElements(ofKind: "kind", at: [x.path]) }
    },
    .init("UICollectionViewLayoutInvalidationContext.invalidateSupplementaryElements(ofKind:at:)") { x in
      use(UICollectionViewLayoutInvalidationContext()) {
        $0.invalidateSupplementaryElements(ofKind: "kind", at: [x.path])
      }
    },
    .init("UICollectionViewLayout.invalidationContext(forBoundsChange:)") { x in
      use(UICollectionViewLayout()) { _ = $0.invalidationContext(forBoundsChange: x.rect) }
    },
    .init("UICollectionViewLayout.layoutAttributesForDecorationView(ofKind:at:)") { x in
      use(UICollectionViewLayout()) { _ = $0.layoutAttributesForDecorationView(ofKind: "kind", at: x.path) }
    },
    .init("UICollectionViewLayout.layoutAttributesForElements(in:)") { x in
      use(UICollectionViewLayout()) { _ = $0.layoutAttributesForElements(in: x.rect) }
    },
    .init("UICollectionViewLayout.layoutAttributesForItem(at:)") { x in
      use(UICollectionViewLayout()) { _ = $0.layoutAttributesForItem(at: x.path) }
    },
    .init("UICollectionViewLayout.layoutAttributesForSupplementaryView(ofKind:at:)") { x in
      use(UICollectionViewLayout()) { _ = $0.layoutAttributesForSupplementaryView(ofKind: "kind", at: x.path) }
    },
    .init("UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)") { x in
      use(UICollectionViewLayout()) { _ = $0.shouldInvalidateLayout(forBoundsChange: x.rect) }
    },
    .init("UICollectionViewFlowLayout.layoutAttributesForElements(in:)") { x in
      use(ExtremeObjects.flowLayout()) { _ = $0.layoutAttributesForElements(in: x.rect) }
    },
    .init("UICollectionViewFlowLayout.layoutAttributesForItem(at:)") { x in
      use(ExtremeObjects.flowLayout()) { _ = $0.layoutAttributesForItem(at: x.path) }
    },
    .init("UICollectionViewFlowLayout.layoutAttributesForSupplementaryView(ofKind:at:)") { x in
      use(ExtremeObjects.flowLayout()) { _ = $0.layoutAttributesForSupplementaryView(ofKind: "kind", at: x.path) }
    },
    .init("UICollectionViewFlowLayout.shouldInvalidateLayout(forBoundsChange:)") { x in
      use(ExtremeObjects.flowLayout()) { _ = $0.shouldInvalidateLayout(forBoundsChange: x.rect) }
    },
  ]
}
