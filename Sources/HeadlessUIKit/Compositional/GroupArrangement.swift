/// Gives the items of a section their places in groups, one group after the other.
@MainActor struct GroupArrangement {
  /// A length that a group gives an item, in place of the item's own.
  private typealias Share = (axis: UICollectionView.ScrollDirection, length: CGFloat)

  private let section: Int
  private let count: Int
  private let layout: LayoutRoom
  /// How many items have a place.
  private(set) var placed = 0

  init(section: Int, count: Int, in layout: LayoutRoom) {
    (self.section, self.count, self.layout) = (section, count, layout)
  }

  /// Whether all items have a place.
  var isComplete: Bool { placed >= count }

  /// Arranges the next items as an item or a group says.
  mutating func arrange(_ item: NSCollectionLayoutItem, in container: CGSize) -> ArrangedItem {
    arrange(item, in: container, share: nil)
  }

  private mutating func arrange(_ item: NSCollectionLayoutItem, in container: CGSize, share: Share?) -> ArrangedItem {
    var size = item.layoutSize.size(in: container)
    var estimated = item.layoutSize.estimatedAxes
    if let share { (size[share.axis], estimated[share.axis]) = (share.length, false) }
    if let group = item as? NSCollectionLayoutGroup { return arrange(group, size, estimated) }
    return arrangeCell(item, size, estimated)
  }

  // MARK: Cells

  /// The next cell; a place without a cell if there is none.
  private mutating func arrangeCell(
    _ item: NSCollectionLayoutItem, _ size: CGSize, _ estimated: EstimatedAxes
  ) -> ArrangedItem {
    guard !isComplete else { return ArrangedItem(item, size: size) }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: placed, section: section))
    placed += 1
    let insets = item.insets(besides: estimated)
    layout.setSize(size.inset(by: insets), estimated, of: attributes)
    let content = attributes.size
    attributes.frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: content)
    var outer = size
    if estimated.width { outer.width = content.width }
    if estimated.height { outer.height = content.height }
    let elements =
      [attributes] + supplementaryViews(item.supplementaryItems, at: attributes.frame, attributes.indexPath)
    return ArrangedItem(item, size: outer, elements: elements)
  }

  private func supplementaryViews(
    _ items: [NSCollectionLayoutSupplementaryItem], at frame: CGRect, _ indexPath: IndexPath
  ) -> [UICollectionViewLayoutAttributes] {
    items.map { item in
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: indexPath)
      layout.setSize(item.layoutSize.size(in: frame.size), item.layoutSize.estimatedAxes, of: attributes)
      attributes.frame = item.frame(of: attributes.size, at: frame)
      attributes.zIndex = item.zIndex
      return attributes
    }
  }

  // MARK: Groups

  private mutating func arrange(
    _ group: NSCollectionLayoutGroup, _ size: CGSize, _ estimated: EstimatedAxes
  ) -> ArrangedItem {
    let first = IndexPath(item: placed, section: section)
    let insets = group.insets(besides: estimated)
    let origin = CGPoint(x: insets.leading, y: insets.top)
    var (size, room) = (size, size.inset(by: insets))
    var elements: [UICollectionViewLayoutAttributes]
    if case .custom(let provider) = group.content {
      elements = customItems(provider, size, insets)
      for axis in [UICollectionView.ScrollDirection.horizontal, .vertical] where estimated[axis] {
        size[axis] = elements.map { axis == .horizontal ? $0.frame.maxX : $0.frame.maxY }.max() ?? 0
      }
    } else {
      var line = line(of: group, in: room, isEstimated: estimated[group.axis])
      line.makeUniform()
      if estimated[group.axis] { (size[group.axis], room[group.axis]) = (line.length, line.length) }
      let across = group.axis.across
      if estimated[across] { (size[across], room[across]) = (line.breadth, line.breadth) }
      elements = line.placed(in: room, at: origin)
    }
    // A group without items shows nothing.
    if !elements.isEmpty {
      elements += supplementaryViews(group.supplementaryItems, at: CGRect(origin: .zero, size: size), first)
    }
    return ArrangedItem(group, size: size, elements: elements)
  }

  private mutating func customItems(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize, _ insets: NSDirectionalEdgeInsets
  ) -> [UICollectionViewLayoutAttributes] {
    let items = provider(SectionEnvironment(size: size, insets: insets, traits: layout.traits))
    return items.prefix(count - placed).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: placed, section: section))
      placed += 1
      attributes.frame = item.frame
      attributes.zIndex = item.zIndex
      return attributes
    }
  }

  private mutating func line(of group: NSCollectionLayoutGroup, in room: CGSize, isEstimated: Bool) -> ItemLine {
    var line = ItemLine(group.axis, spacing: group.interItemSpacing)
    switch group.content {
    case .fill(let items): fill(&line, items, in: room, isEstimated: isEstimated)
    case .repeat(let item, let count): repeatItem(&line, item, max(1, count), in: room, length: nil)
    case .divide(let item, let count):
      let count = max(1, count)
      let free = room[group.axis] - CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
      let length = isEstimated ? nil : max(0, free / CGFloat(count))
      repeatItem(&line, item, count, in: room, length: length)
    case .custom: break
    }
    return line
  }

  /// Adds an item so many times, as long as there are cells.
  private mutating func repeatItem(
    _ line: inout ItemLine, _ item: NSCollectionLayoutItem, _ times: Int, in room: CGSize, length: CGFloat?
  ) {
    let share = length.map { (line.axis, $0) as Share }
    for _ in 0..<times {
      let before = placed
      let next = arrange(item, in: room, share: share)
      guard placed > before || keepsPlace(next, in: line, room) else { return }
      line.add(next)
    }
  }

  /// Adds the items in turn, as long as there is room and there are cells. The first one is there without room, too.
  ///
  /// Where the group follows its content, the estimates decide what it has room for, and all items are there once.
  private mutating func fill(
    _ line: inout ItemLine, _ items: [NSCollectionLayoutItem], in room: CGSize, isEstimated: Bool
  ) {
    guard !items.isEmpty else { return }
    let axis = line.axis
    var used: CGFloat = 0
    for index in 0... {
      let item = items[index % items.count]
      let before = placed
      let next = arrange(item, in: room)
      let own = isEstimated ? item.layoutSize.dimension(axis).length(in: room) : next.size[axis]
      let length = line.gap + own + item.spacing(axis)
      let isFirst = isEstimated ? index < items.count : index == 0
      // Fractions such as a third do not add up to the whole.
      if !isFirst, used + length > room[axis] + 0.01 {
        placed = before
        return
      }
      guard placed > before || keepsPlace(next, in: line, room) else { return }
      line.add(next)
      used += length
    }
  }

  /// How many places a group can have where there are no cells.
  private static let mostPlaces = 1000

  /// Whether an item without a cell still takes its place, so that the cells of the last group stand as in the others.
  private func keepsPlace(_ item: ArrangedItem, in line: ItemLine, _ room: CGSize) -> Bool {
    let isFlexible = line.isFlexible || item.item.flexibleEdges(line.axis) > 0
    guard isFlexible, isComplete, !line.items.isEmpty else { return false }
    let length = item.outerLength(line.axis)
    // Places of no length, or with a negative distance, would be there without end.
    return line.items.count < Self.mostPlaces && line.length + line.gap + length <= room[line.axis] + 0.01
  }
}
