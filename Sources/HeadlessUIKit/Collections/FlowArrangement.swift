import LayoutSolver

/// Puts the headers, items and footers of a collection in lines across the scroll direction, for a flow layout.
@MainActor struct FlowArrangement {
  /// The elements that are arranged so far.
  private(set) var geometry: FlowGeometry
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView

  /// The metrics of a section, from the delegate or the layout.
  private struct Section {
    let number: Int
    let insets: UIEdgeInsets
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
  }

  init(_ layout: UICollectionViewFlowLayout, in view: UICollectionView) {
    (self.layout, self.view) = (layout, view)
    let isVertical = layout.scrollDirection == .vertical
    geometry = FlowGeometry(breadth: isVertical ? view.bounds.width : view.bounds.height, isVertical: isVertical)
    for (section, count) in view.shownCounts.enumerated() { add(section, count) }
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
      geometry.isVertical ? (section.insets.top, section.insets.bottom) : (section.insets.left, section.insets.right)
    let (near, far) =
      geometry.isVertical ? (section.insets.left, section.insets.right) : (section.insets.top, section.insets.bottom)
    geometry.length += before
    let flow = FlowLines(
      sizes.map { Double(breadth(of: $0)) }, isUniform: sizes.allSatisfy { $0 == sizes[0] },
      room: Double(geometry.breadth - near - far), spacing: Double(section.itemSpacing))
    let positions = flow.positions.map { near + CGFloat($0) }
    for line in flow.lines {
      if line.lowerBound > 0 { geometry.length += section.lineSpacing }
      place(sizes, line, section, at: positions)
    }
    geometry.length += after
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
    attributes.estimatedAxes = .both
    return cell.preferredLayoutAttributesFitting(attributes).size
  }

  /// Adds a header or a footer, which is as long as a line; none without a size.
  private mutating func addBar(_ kind: String, _ section: Int, _ size: CGSize) {
    let height = geometry.isVertical ? size.height : size.width
    guard height > 0 else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame =
      geometry.isVertical
      ? CGRect(x: 0, y: geometry.length, width: geometry.breadth, height: height)
      : CGRect(x: geometry.length, y: 0, width: height, height: geometry.breadth)
    geometry.elements.append(attributes)
    geometry.length += height
  }

  /// Puts the items of a line in their places, in the middle of its height.
  private mutating func place(_ sizes: [CGSize], _ line: Range<Int>, _ section: Section, at positions: [CGFloat]) {
    let height = line.map { geometry.isVertical ? sizes[$0].height : sizes[$0].width }.max() ?? 0
    for item in line {
      let size = sizes[item]
      let along = geometry.length + (height - (geometry.isVertical ? size.height : size.width)) / 2
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: section.number))
      let position = positions[item]
      attributes.frame = CGRect(
        origin: geometry.isVertical ? CGPoint(x: position, y: along) : CGPoint(x: along, y: position), size: size)
      geometry.elements.append(attributes)
      geometry.items[attributes.indexPath] = attributes
    }
    geometry.length += height
  }

  private func breadth(of size: CGSize) -> CGFloat { geometry.isVertical ? size.width : size.height }
}
