/// The orthogonal scrolling behavior of a section.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll by itself.
  case none
  /// Scrolling stops anywhere.
  case continuous
  /// Scrolling stops at the start of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling stops at multiples of the collection's width.
  case paging
  /// Scrolling stops at the start of a group, one group further.
  case groupPaging
  /// Scrolling stops with a group in the middle.
  case groupPagingCentered
}
