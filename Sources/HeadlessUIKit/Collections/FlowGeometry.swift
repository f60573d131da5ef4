/// Where a flow layout puts the items of a collection: in lines across the scroll direction.
@MainActor struct FlowGeometry {
  private(set) var frames: [IndexPath: CGRect] = [:]
  /// How far all sections reach in the scroll direction.
  private(set) var length: CGFloat = 0
  private let layout: UICollectionViewFlowLayout
  private let isVertical: Bool
  /// How long a line is.
  private let breadth: CGFloat

  init(_ layout: UICollectionViewFlowLayout, in size: CGSize) {
    self.layout = layout
    isVertical = layout.scrollDirection == .vertical
    breadth = isVertical ? size.width : size.height
  }

  /// The size of the content.
  var contentSize: CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  /// Adds the items of a section, by their sizes.
  mutating func add(section: Int, sizes: [CGSize]) {
    let insets = layout.sectionInset
    let (before, after) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let (near, far) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    length += before
    var start = 0
    while start < sizes.count {
      if start > 0 { length += layout.minimumLineSpacing }
      let end = endOfLine(sizes, from: start, room: breadth - near - far)
      place(sizes, start..<end, section, near: near, room: breadth - near - far, isLast: end == sizes.count)
      start = end
    }
    length += after
  }

  /// The item behind a line, which has at least one.
  private func endOfLine(_ sizes: [CGSize], from start: Int, room: CGFloat) -> Int {
    var (end, used) = (start, CGFloat(0))
    while end < sizes.count {
      used += breadth(of: sizes[end]) + (end > start ? layout.minimumInteritemSpacing : 0)
      if end > start, used > room + 0.001 { break }
      end += 1
    }
    return end
  }

  /// Spreads the items of a full line over all of it; those of the last one stay together.
  private mutating func place(
    _ sizes: [CGSize], _ line: Range<Int>, _ section: Int, near: CGFloat, room: CGFloat, isLast: Bool
  ) {
    let used = line.reduce(CGFloat(0)) { $0 + breadth(of: sizes[$1]) }
    let spread = line.count > 1 && !isLast ? (room - used) / CGFloat(line.count - 1) : layout.minimumInteritemSpacing
    let height = line.map { isVertical ? sizes[$0].height : sizes[$0].width }.max() ?? 0
    var position = near
    for item in line {
      let size = sizes[item]
      let along = length + (height - (isVertical ? size.height : size.width)) / 2
      let origin = isVertical ? CGPoint(x: position, y: along) : CGPoint(x: along, y: position)
      frames[IndexPath(item: item, section: section)] = CGRect(origin: origin, size: size)
      position += breadth(of: size) + spread
    }
    length += height
  }

  private func breadth(of size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
}

extension UICollectionView {
  /// Gives the cells the places that a flow layout has for them, and the content its size.
  ///
  /// - Parameter counts: the numbers of items of all sections.
  func placeItems(_ counts: [Int], _ cells: [IndexPath: UICollectionViewCell]) {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    var geometry = FlowGeometry(layout, in: bounds.size)
    for (section, count) in counts.enumerated() {
      geometry.add(
        section: section,
        sizes: (0..<count).map { size(of: cells[IndexPath(item: $0, section: section)], layout) })
    }
    for (path, cell) in cells { if let frame = geometry.frames[path], cell.frame != frame { cell.frame = frame } }
    if geometry.contentSize != contentSize { contentSize = geometry.contentSize }
  }

  /// The size of an item: by its constraints where the layout has an estimate, else that of all items.
  private func size(of cell: UICollectionViewCell?, _ layout: UICollectionViewFlowLayout) -> CGSize {
    guard layout.estimatedItemSize != .zero, let cell else { return layout.itemSize }
    let fitted = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitted.width > 0 && fitted.height > 0 ? fitted : layout.itemSize
  }
}
