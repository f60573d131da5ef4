/// The scroll view of a section that scrolls across the scroll direction of its layout.
struct SectionScroller {
  /// The frame in the content of the collection.
  var frame: CGRect
  /// The size of all groups, with the insets of the section.
  let contentSize: CGSize
  /// How it scrolls.
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
}
