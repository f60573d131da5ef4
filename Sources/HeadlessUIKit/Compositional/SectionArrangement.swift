/// The views of a section, in coordinates that begin with the section.
@MainActor struct SectionArrangement {
  /// All views, from back to front.
  private(set) var elements: [UICollectionViewLayoutAttributes] = []
  /// The length in the scroll direction.
  private(set) var length: CGFloat = 0
  /// The scroll view of a section that scrolls by itself.
  private(set) var scroller: SectionScroller?
  private let boundaries: BoundaryViews

  /// - Parameters:
  ///   - number: the section.
  ///   - count: how many items it has.
  init(_ section: NSCollectionLayoutSection, number: Int, count: Int, in room: LayoutRoom) {
    let axis = room.axis
    let outer = Self.insetsOfBoundaries(of: section, room)
    boundaries = BoundaryViews(section.boundarySupplementaryItems, in: room.size.inset(by: outer), room) { index in
      IndexPath(item: index, section: number)
    }
    let (cells, content) = arrange(section, GroupArrangement(section: number, count: count, in: room), room)
    let extent = boundaries.place(around: room.rect(length: content, without: outer), others: cells)
    length = extent.length
    scroller?.frame.origin[axis] += extent.start
    elements = cells + boundaries.elements
    addDecorations(of: section, number, room)
  }

  /// The insets of headers and footers across the scroll direction.
  private static func insetsOfBoundaries(
    of section: NSCollectionLayoutSection, _ room: LayoutRoom
  ) -> NSDirectionalEdgeInsets {
    let own = section.supplementariesFollowContentInsets ? section.contentInsets.without(room.axis) : .zero
    let reference = section.supplementaryContentInsetsReference
    return own + room.insets(reference == .automatic ? section.contentInsetsReference : reference)
  }

  // MARK: Groups

  /// - Returns: the views of the groups, and the length of the section without headers and footers.
  private mutating func arrange(
    _ section: NSCollectionLayoutSection, _ groups: GroupArrangement, _ room: LayoutRoom
  ) -> (elements: [UICollectionViewLayoutAttributes], length: CGFloat) {
    let axis = room.axis
    let scrolls = section.orthogonalScrollingBehavior != .none
    let insets = section.contentInsets + room.insets(section.contentInsetsReference)
    var line = ItemLine(scrolls ? axis.across : axis, spacing: .fixed(section.interGroupSpacing))
    var groups = groups
    let size = room.size.inset(by: insets)
    while !groups.isComplete {
      let before = groups.placed
      let group = groups.arrange(section.group, in: size)
      // A group without items would be there without end.
      guard groups.placed > before else { break }
      line.add(group)
    }
    var origin = CGPoint(x: insets.leading, y: insets.top)
    if section.orthogonalScrollingBehavior == .groupPagingCentered, let first = line.items.first {
      origin[line.axis] = max(0, (room.size[line.axis] - first.size[line.axis]) / 2)
    }
    var space = size
    space[line.axis] = line.length
    let elements = line.placed(in: space, at: origin)
    let breadth = scrolls ? line.breadth : line.length
    if scrolls { addScroller(section, line, start: insets.start(axis), from: origin, insets, room, elements) }
    return (elements, insets.start(axis) + breadth + insets.end(axis))
  }

  private mutating func addScroller(
    _ section: NSCollectionLayoutSection, _ line: ItemLine, start: CGFloat, from origin: CGPoint,
    _ insets: NSDirectionalEdgeInsets, _ room: LayoutRoom, _ elements: [UICollectionViewLayoutAttributes]
  ) {
    for element in elements { element.scrollsWithSection = true }
    var frame = CGRect(origin: .zero, size: room.size)
    (frame.origin[room.axis], frame.size[room.axis]) = (start, line.breadth)
    var content = frame.size
    let isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
    content[line.axis] = origin[line.axis] + line.length + (isCentered ? origin[line.axis] : insets.end(line.axis))
    scroller = SectionScroller(frame: frame, contentSize: content, behavior: section.orthogonalScrollingBehavior)
  }

  // MARK: Decorations

  private mutating func addDecorations(of section: NSCollectionLayoutSection, _ number: Int, _ room: LayoutRoom) {
    guard !section.decorationItems.isEmpty else { return }
    for element in elements { element.zIndex += 1 }
    let whole = room.rect(length: length, without: room.insets(section.contentInsetsReference))
    let decorations = section.decorationItems.map { item in
      let element = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
      let size = whole.size.inset(by: item.contentInsets)
      element.frame = CGRect(
        x: whole.minX + item.contentInsets.leading, y: whole.minY + item.contentInsets.top, width: size.width,
        height: size.height)
      element.zIndex = item.zIndex
      return element
    }
    elements = decorations + elements
  }

  // MARK: The place in the layout

  /// Moves the section to its place in the layout.
  mutating func move(to position: CGFloat, _ axis: UICollectionView.ScrollDirection) {
    for element in elements { element.move(by: position, axis) }
    scroller?.frame.origin[axis] += position
  }

  /// The headers and footers that stay on the screen, where the section begins at a place.
  func pinned(from position: CGFloat) -> [PinnedView] { boundaries.pinned(from: position, length: length) }
}
