/// The layout of a section: a group that is repeated until all items have a place.
@preconcurrency @MainActor public class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// The insets of the groups.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups.
  public var interGroupSpacing: CGFloat = 0
  /// The reference of the content insets.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of the insets of boundary items.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The orthogonal scrolling behavior of the section.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The boundary items of the section, such as headers and footers.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the insets of the section apply to headers and footers.
  public var supplementariesFollowContentInsets = true
  /// The decoration items behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called in each layout pass with the attributes of the section's items.
  public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The list that the section is made of.
  var list: UICollectionLayoutListConfiguration?
  /// The space above the section and its header.
  var spaceBefore: CGFloat = 0

  /// A section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// A section with the same values.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    copyOnMainActor { $0.duplicate() }
  }

  private func duplicate() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group: group)
    (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    (copy.list, copy.spaceBefore) = (list, spaceBefore)
    return copy
  }
}
