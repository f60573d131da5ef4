/// The views of all sections of a compositional layout.
@MainActor struct CompositionalArrangement {
  /// All views, by section, from back to front.
  private(set) var elements: [UICollectionViewLayoutAttributes] = []
  /// The items.
  private(set) var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  /// The scroll views of sections that scroll by themselves.
  private(set) var scrollers: [Int: SectionScroller] = [:]
  /// The sections that are lists.
  private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  /// The size of the content.
  private(set) var contentSize: CGSize
  /// The headers and footers that stay on the screen.
  private(set) var pinned: [PinnedView] = []
  private let room: LayoutRoom

  init(
    _ view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    section: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    room = LayoutRoom(view, configuration)
    contentSize = room.size
    var position: CGFloat = 0
    let environment = room.environment
    var handlers: [() -> Void] = []
    for (number, count) in view.shownCounts.enumerated() {
      guard let section = section(number, environment) else {
        if count > 0 { UncaughtException.noLayoutSection.raise() }
        continue
      }
      if number > 0 { position += configuration.interSectionSpacing }
      let sectionElements = add(section, number, count, at: &position)
      if let handler = section.visibleItemsInvalidationHandler {
        handlers.append { handler(sectionElements, view.offset(ofSection: number), environment) }
      }
    }
    addBoundaries(of: configuration, length: position)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror() }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let (start, end) = room.axis == .horizontal ? (visible.minX, visible.maxX) : (visible.minY, visible.maxY)
    if start <= end { for view in pinned { view.move(into: start...end, room.axis) } }
    // They see the places that are displayed.
    for handler in handlers { handler() }
    for element in elements where element.representedElementCategory == .cell { items[element.indexPath] = element }
  }

  /// - Returns: the views of the section.
  private mutating func add(
    _ section: NSCollectionLayoutSection, _ number: Int, _ count: Int, at position: inout CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    position += section.spaceBefore
    var arrangement = SectionArrangement(section, number: number, count: count, in: room)
    arrangement.move(to: position, room.axis)
    pinned += arrangement.pinned(from: position)
    elements += arrangement.elements
    scrollers[number] = arrangement.scroller
    lists[number] = section.list
    position += arrangement.length
    return arrangement.elements
  }

  /// Adds the views at the edges of the whole layout.
  private mutating func addBoundaries(
    of configuration: UICollectionViewCompositionalLayoutConfiguration, length: CGFloat
  ) {
    let axis = room.axis
    let insets = room.insets(.automatic)
    let size = room.size.inset(by: insets)
    let boundaries = BoundaryViews(configuration.boundarySupplementaryItems, in: size, room) { IndexPath(index: $0) }
    let extent = boundaries.place(around: room.rect(length: length, without: insets), others: elements)
    for number in scrollers.keys { scrollers[number]?.frame.origin[axis] += extent.start }
    pinned = pinned.map { $0.moved(by: extent.start) } + boundaries.pinned(from: 0, length: extent.length)
    elements += boundaries.elements
    contentSize[axis] = extent.length
  }

  /// Exchanges left and right, in the content and in the sections that scroll by themselves.
  private mutating func mirror() {
    for element in elements {
      let width = scroller(of: element)?.contentSize.width ?? contentSize.width
      element.center.x = width - element.center.x
    }
  }

  /// The scroll view of the section in which an element is.
  func scroller(of element: UICollectionViewLayoutAttributes) -> SectionScroller? {
    element.scrollsWithSection ? scrollers[element.indexPath.section] : nil
  }
}
