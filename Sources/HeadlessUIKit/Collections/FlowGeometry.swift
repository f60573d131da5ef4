/// The frames of headers, items and footers in a flow layout.
struct FlowGeometry {
  /// All elements, by section: the header, the items, the footer.
  var elements: [UICollectionViewLayoutAttributes] = []
  /// The items.
  var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  /// The length of a line.
  let breadth: CGFloat
  /// The length of all sections in the scroll direction.
  var length: CGFloat = 0
  let isVertical: Bool

  /// The size of the content.
  var contentSize: CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }
}
