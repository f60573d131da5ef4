/// Where a flow layout puts the headers, items and footers of a collection: items in lines across the scroll direction.
@MainActor struct FlowGeometry {
  /// All elements, by section: the header, the items, the footer.
  private(set) var elements: [UICollectionViewLayoutAttributes] = []
  /// The items.
  private(set) var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  /// How long a line is.
  let breadth: CGFloat
  /// How far all sections reach in the scroll direction.
  private var length: CGFloat = 0
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let isVertical: Bool

  /// What the delegate or the layout says of a section.
  private struct Section {
    let number: Int
    let insets: UIEdgeInsets
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
  }

  init(_ layout: UICollectionViewFlowLayout, in view: UICollectionView) {
    (self.layout, self.view) = (layout, view)
    isVertical = layout.scrollDirection == .vertical
    breadth = isVertical ? view.bounds.width : view.bounds.height
    for (section, count) in view.shownCounts.enumerated() { add(section, count) }
  }

  /// The size of the content.
  var contentSize: CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    let author = (view.delegate as? UICollectionView.DelegateForwarder)?.author
    return (author ?? view.delegate) as? any UICollectionViewDelegateFlowLayout
  }

  /// Adds a section with so many items.
  private mutating func add(_ number: Int, _ count: Int) {
    let section = section(number)
    addBar(
      UICollectionView.elementKindSectionHeader, number,
      delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: number)
        ?? layout.headerReferenceSize)
    let sizes = (0..<count).map { size(at: IndexPath(item: $0, section: number)) }
    let (before, after) =
      isVertical ? (section.insets.top, section.insets.bottom) : (section.insets.left, section.insets.right)
    let (near, far) =
      isVertical ? (section.insets.left, section.insets.right) : (section.insets.top, section.insets.bottom)
    length += before
    var start = 0
    while start < sizes.count {
      if start > 0 { length += section.lineSpacing }
      let end = endOfLine(sizes, from: start, room: breadth - near - far, section)
      place(sizes, start..<end, section, near: near, room: breadth - near - far)
      start = end
    }
    length += after
    addBar(
      UICollectionView.elementKindSectionFooter, number,
      delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: number)
        ?? layout.footerReferenceSize)
  }

  private func section(_ number: Int) -> Section {
    Section(
      number: number,
      insets: delegate?.collectionView(view, layout: layout, insetForSectionAt: number) ?? layout.sectionInset,
      lineSpacing: delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: number)
        ?? layout.minimumLineSpacing,
      itemSpacing: delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: number)
        ?? layout.minimumInteritemSpacing)
  }

  /// The size of an item: by its constraints where the layout has an estimate, else that of the delegate or of all items.
  private func size(at indexPath: IndexPath) -> CGSize {
    let size = delegate?.collectionView(view, layout: layout, sizeForItemAt: indexPath) ?? layout.itemSize
    guard layout.estimatedItemSize != .zero, let cell = view.cellForItem(at: indexPath) else { return size }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = size
    return cell.preferredLayoutAttributesFitting(attributes).size
  }

  /// Adds a header or a footer, which is as long as a line; none without a size.
  private mutating func addBar(_ kind: String, _ section: Int, _ size: CGSize) {
    let height = isVertical ? size.height : size.width
    guard height > 0 else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: length, width: breadth, height: height)
      : CGRect(x: length, y: 0, width: height, height: breadth)
    elements.append(attributes)
    length += height
  }

  /// The item behind a line, which has at least one.
  private func endOfLine(_ sizes: [CGSize], from start: Int, room: CGFloat, _ section: Section) -> Int {
    var (end, used) = (start, CGFloat(0))
    while end < sizes.count {
      used += breadth(of: sizes[end]) + (end > start ? section.itemSpacing : 0)
      if end > start, used > room + 0.001 { break }
      end += 1
    }
    return end
  }

  /// Spreads the items of a full line over all of it; those of the last one stay together.
  private mutating func place(
    _ sizes: [CGSize], _ line: Range<Int>, _ section: Section, near: CGFloat, room: CGFloat
  ) {
    let used = line.reduce(CGFloat(0)) { $0 + breadth(of: sizes[$1]) }
    let isFull = line.count > 1 && line.upperBound < sizes.count
    let spread = isFull ? (room - used) / CGFloat(line.count - 1) : section.itemSpacing
    let height = line.map { isVertical ? sizes[$0].height : sizes[$0].width }.max() ?? 0
    var position = near
    for item in line {
      let size = sizes[item]
      let along = length + (height - (isVertical ? size.height : size.width)) / 2
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: section.number))
      attributes.frame = CGRect(
        origin: isVertical ? CGPoint(x: position, y: along) : CGPoint(x: along, y: position), size: size)
      elements.append(attributes)
      items[attributes.indexPath] = attributes
      position += breadth(of: size) + spread
    }
    length += height
  }

  private func breadth(of size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
}
