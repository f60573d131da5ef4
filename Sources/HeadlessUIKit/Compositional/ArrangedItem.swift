/// A cell or a group with its views, in its own coordinates.
@MainActor struct ArrangedItem {
  let item: NSCollectionLayoutItem
  /// The size without the spacing around it.
  private(set) var size: CGSize
  /// The views.
  private(set) var elements: [UICollectionViewLayoutAttributes]

  init(_ item: NSCollectionLayoutItem, size: CGSize, elements: [UICollectionViewLayoutAttributes] = []) {
    (self.item, self.size, self.elements) = (item, size, elements)
  }

  /// Moves the views.
  func move(to origin: CGPoint) {
    for element in elements {
      element.center = CGPoint(x: element.center.x + origin.x, y: element.center.y + origin.y)
    }
  }

  /// Gives a cell another length, and its supplementary views the places that follow.
  mutating func stretch(to length: CGFloat, _ axis: UICollectionView.ScrollDirection) {
    guard let cell = elements.first, cell.representedElementCategory == .cell else { return }
    var frame = cell.frame
    frame.size[axis] += length - size[axis]
    cell.frame = frame
    size[axis] = length
    for (supplementary, element) in zip(item.supplementaryItems, elements.dropFirst()) {
      element.frame = supplementary.frame(of: element.size, at: frame)
    }
  }

  /// The length along an axis with the least spacing around it.
  func outerLength(_ axis: UICollectionView.ScrollDirection) -> CGFloat {
    size[axis] + item.spacing(axis)
  }
}

extension NSCollectionLayoutItem {
  /// The least spacing before and behind the item.
  func spacing(_ axis: UICollectionView.ScrollDirection) -> CGFloat {
    (edgeSpacing?.start(axis)?.spacing ?? 0) + (edgeSpacing?.end(axis)?.spacing ?? 0)
  }

  /// How many of the two distances take a share of the free space.
  func flexibleEdges(_ axis: UICollectionView.ScrollDirection) -> Int {
    [edgeSpacing?.start(axis), edgeSpacing?.end(axis)].count { $0?.isFlexibleSpacing == true }
  }
}
