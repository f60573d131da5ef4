/// The items of a group, one behind the other, and the distances between them.
@MainActor struct ItemLine {
  let axis: UICollectionView.ScrollDirection
  /// The distance between two items.
  let spacing: NSCollectionLayoutSpacing?
  private(set) var items: [ArrangedItem] = []

  init(_ axis: UICollectionView.ScrollDirection, spacing: NSCollectionLayoutSpacing?) {
    (self.axis, self.spacing) = (axis, spacing)
  }

  mutating func add(_ item: ArrangedItem) { items.append(item) }

  /// The distance before another item.
  var gap: CGFloat { items.isEmpty ? 0 : spacing?.spacing ?? 0 }

  /// The length of the items with the least distances.
  var length: CGFloat {
    items.reduce(0) { $0 + $1.outerLength(axis) } + CGFloat(max(0, items.count - 1)) * (spacing?.spacing ?? 0)
  }

  /// Whether a distance along the line takes a share of the free space.
  var isFlexible: Bool {
    spacing?.isFlexibleSpacing == true || items.contains { $0.item.flexibleEdges(axis) > 0 }
  }

  /// The length of the longest item across the line.
  var breadth: CGFloat { items.map { $0.outerLength(axis.across) }.max() ?? 0 }

  /// Gives cells whose dimension is uniform that of the largest of them.
  mutating func makeUniform() {
    for axis in [UICollectionView.ScrollDirection.horizontal, .vertical] {
      let uniform = items.indices.filter { items[$0].item.layoutSize.dimension(axis).isUniformAcrossSiblings }
      guard let largest = uniform.map({ items[$0].size[axis] }).max() else { continue }
      for index in uniform { items[index].stretch(to: largest, axis) }
    }
  }

  /// Gives the items their places in a rectangle that begins at the origin, and returns all views.
  func placed(in room: CGSize, at origin: CGPoint) -> [UICollectionViewLayoutAttributes] {
    let gaps = spacing?.isFlexibleSpacing == true ? max(0, items.count - 1) : 0
    let flexible = items.reduce(gaps) { $0 + $1.item.flexibleEdges(axis) }
    let share = flexible == 0 ? 0 : max(0, room[axis] - length) / CGFloat(flexible)
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      if index > 0 { position += distance(spacing, share) }
      position += distance(item.item.edgeSpacing?.start(axis), share)
      var place = origin
      place[axis] += position
      place[axis.across] += start(of: item, across: room[axis.across])
      item.move(to: place)
      position += item.size[axis] + distance(item.item.edgeSpacing?.end(axis), share)
    }
    return items.flatMap(\.elements)
  }

  /// The distance before an item across the line.
  private func start(of item: ArrangedItem, across room: CGFloat) -> CGFloat {
    let axis = axis.across
    let flexible = item.item.flexibleEdges(axis)
    let share = flexible == 0 ? 0 : max(0, room - item.outerLength(axis)) / CGFloat(flexible)
    return distance(item.item.edgeSpacing?.start(axis), share)
  }

  private func distance(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
  }
}
