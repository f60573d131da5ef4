/// Where a flow layout has put the headers, items and footers of a collection.
struct FlowGeometry {
  /// All elements, by section: the header, the items, the footer.
  var elements: [UICollectionViewLayoutAttributes] = []
  /// The items.
  var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  /// How long a line is.
  let breadth: CGFloat
  /// How far all sections reach in the scroll direction.
  var length: CGFloat = 0
  let isVertical: Bool

  /// The size of the content.
  var contentSize: CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }
}
