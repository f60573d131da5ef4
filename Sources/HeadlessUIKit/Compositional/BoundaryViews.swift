/// The headers, footers and other views at the edges of a section or of the whole layout.
@MainActor struct BoundaryViews {
  private let axis: UICollectionView.ScrollDirection
  private var views: [(item: NSCollectionLayoutBoundarySupplementaryItem, element: UICollectionViewLayoutAttributes)]

  /// - Parameters:
  ///   - room: the size without the insets of the views.
  ///   - indexPath: the index path of the views, by the number of views of the same kind before.
  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], in room: CGSize, _ layout: LayoutRoom,
    indexPath: (Int) -> IndexPath
  ) {
    axis = layout.axis
    views = []
    var numbers: [String: Int] = [:]
    for item in items {
      let number = numbers[item.elementKind, default: 0]
      numbers[item.elementKind] = number + 1
      let element = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: indexPath(number))
      layout.setSize(item.layoutSize.size(in: room), item.layoutSize.estimatedAxes, of: element)
      element.zIndex = item.zIndex
      views.append((item, element))
    }
  }

  var elements: [UICollectionViewLayoutAttributes] { views.map(\.element) }

  /// Gives the views their places around a content, and moves all of it behind the views at its start.
  ///
  /// - Parameters:
  ///   - content: the rectangle of the content without the insets of the views, which begins at 0.
  ///   - others: the views in the content, which move, too.
  /// - Returns: the length with the views.
  func place(around content: CGRect, others: [UICollectionViewLayoutAttributes]) -> (start: CGFloat, length: CGFloat) {
    var (start, end) = (CGFloat(0), axis == .horizontal ? content.width : content.height)
    for (item, element) in views {
      var frame = item.frame(of: element.size, at: content)
      frame.origin.x += item.offset.x
      frame.origin.y += item.offset.y
      if item.extendsBoundary {
        if item.alignment.edges.contains(axis.startEdge) { frame.origin[axis] -= frame.size[axis] }
        if item.alignment.edges.contains(axis.endEdge) { frame.origin[axis] += frame.size[axis] }
        start = min(start, frame.origin[axis])
        end = max(end, frame.origin[axis] + frame.size[axis])
      }
      element.frame = frame
    }
    if start < 0 { for element in elements + others { element.move(by: -start, axis) } }
    return (-start, end - start)
  }

  /// The views that stay on the screen while the content is, in a content that begins at a place.
  func pinned(from start: CGFloat, length: CGFloat) -> [PinnedView] {
    views.filter(\.item.pinToVisibleBounds).map { item, element in
      PinnedView(
        element: element, isAtEnd: item.alignment.edges.contains(axis.endEdge), start: start, end: start + length)
    }
  }
}

extension UICollectionView.ScrollDirection {
  /// The edge at which content begins.
  fileprivate var startEdge: NSDirectionalRectEdge { self == .horizontal ? .leading : .top }
  /// The edge at which content ends.
  fileprivate var endEdge: NSDirectionalRectEdge { self == .horizontal ? .trailing : .bottom }
}

extension UICollectionViewLayoutAttributes {
  /// Moves the element along an axis.
  func move(by distance: CGFloat, _ axis: UICollectionView.ScrollDirection) {
    var middle = center
    middle[axis] += distance
    center = middle
  }
}
