import HeadlessUIKit
import Testing

/// Layouts of the app's own place the views of a collection, as UIKit documents.
@MainActor @Suite struct CustomCollectionLayoutTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    var counts = [2, 1]

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    }
  }

  private final class Tilt: UICollectionViewLayoutAttributes {
    var angle = 0.0

    override func copy(with zone: NSZone? = nil) -> Any {
      nonisolated(unsafe) let copy = super.copy(with: zone)
      MainActor.assumeIsolated { (copy as? Tilt)?.angle = angle }
      return copy
    }
  }

  private final class Cell: UICollectionViewCell {
    var angle = 0.0
    var wanted: CGFloat?

    override func apply(_ attributes: UICollectionViewLayoutAttributes) {
      angle = (attributes as? Tilt)?.angle ?? 0
    }

    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let wanted, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
      copy.size.height = wanted
      return copy
    }
  }

  private final class Line: UICollectionReusableView {}

  /// A column with a line before each section.
  private final class Column: UICollectionViewLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {
      var reason = ""
    }

    var log: [String] = []
    var heights: [IndexPath: CGFloat] = [:]
    private var all: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0

    override class var layoutAttributesClass: AnyClass { Tilt.self }
    override class var invalidationContextClass: AnyClass { Context.self }

    override func prepare() {
      log.append("prepare")
      (all, height) = ([], 0)
      guard let view = collectionView else { return }
      for section in 0..<view.numberOfSections {
        let line = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: section))
        line.frame = CGRect(x: 0, y: height, width: view.bounds.width, height: 2)
        line.zIndex = -1
        all.append(line)
        for item in 0..<view.numberOfItems(inSection: section) {
          let path = IndexPath(item: item, section: section)
          let cell = Tilt(forCellWith: path)
          cell.frame = CGRect(x: 10, y: height + 2, width: 50, height: heights[path] ?? 20)
          cell.angle = Double(item)
          cell.alpha = item == 1 ? 0.5 : 1
          all.append(cell)
          height = cell.frame.maxY
        }
      }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      all.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      all.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      let isOwn = context is Context
      log.append("invalidate \(isOwn) \(context.invalidateEverything) \(context.invalidatedItemIndexPaths?.count ?? 0)")
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.width != 200 }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard preferred.size != original.size else { return false }
      heights[preferred.indexPath] = preferred.size.height
      return true
    }
  }

  private func collection(_ layout: UICollectionViewLayout, _ items: Items) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(Line.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
    }
    layout.register(Line.self, forDecorationViewOfKind: "line")
    view.dataSource = items
    view.layoutIfNeeded()
    return view
  }

  @Test("L-28: A layout places cells and decoration views, and gives cells its own attributes")
  func places() throws {
    let (layout, items) = (Column(), Items())
    let view = collection(layout, items)
    #expect(layout.log == ["prepare"])
    #expect(view.contentSize == CGSize(width: 200, height: 66))
    #expect(view.visibleCells.map(\.frame.minY) == [2, 24, 46])
    #expect(view.visibleCells.map { ($0 as? Cell)?.angle } == [0, 1, 0])
    #expect(view.visibleCells.map(\.alpha) == [1, 0.5, 1])
    let lines = view.subviews.filter { $0 is Line }
    #expect(
      lines.map(\.frame) == [CGRect(x: 0, y: 0, width: 200, height: 2), CGRect(x: 0, y: 44, width: 200, height: 2)])
    // The lines have a lower index, so they are behind all cells.
    #expect(view.subviews.firstIndex { $0 is Cell } == 2)
    #expect(view.indexPathForItem(at: CGPoint(x: 15, y: 30)) == IndexPath(item: 1, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 30)) == nil)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 46)
  }

  @Test("L-28: A layout is prepared again when it is invalid, and only then")
  func invalidation() {
    let (layout, items) = (Column(), Items())
    let view = collection(layout, items)
    layout.log = []
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layout.log == [])
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.log == ["invalidate true true 0", "prepare"])
    // The layout answers for bounds; a height does not matter to it.
    layout.log = []
    view.frame.size.height = 50
    view.layoutIfNeeded()
    #expect(layout.log == [])
    view.frame.size.width = 150
    view.layoutIfNeeded()
    #expect(layout.log == ["invalidate true false 0", "prepare"])
    items.counts = [1]
    layout.log = []
    view.reloadData()
    view.layoutIfNeeded()
    #expect(layout.log.last == "prepare" && view.contentSize.height == 22)
    #expect(view.subviews.count { $0 is Line } == 1)
  }

  @Test("L-28: A cell can prefer other attributes, if the layout lets it")
  func preferences() throws {
    let (layout, items) = (Column(), Items())
    let view = collection(layout, items)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)
    cell.wanted = 40
    layout.invalidateLayout()
    layout.log = []
    view.layoutIfNeeded()
    #expect(layout.log == ["prepare", "invalidate true false 1", "prepare"])
    #expect(view.visibleCells.map(\.frame.height) == [40, 20, 20] && view.contentSize.height == 86)
  }

  @Test("L-28: Copies have all values and the class; equal attributes are equal")
  func copies() throws {
    let tilt = Tilt(forSupplementaryViewOfKind: "kind", with: IndexPath(item: 3, section: 2))
    tilt.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    (tilt.angle, tilt.alpha, tilt.zIndex, tilt.isHidden) = (7, 0.25, 5, true)
    tilt.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      tilt.frame == CGRect(x: -14, y: -18, width: 60, height: 80) && tilt.bounds.size == CGSize(width: 30, height: 40))
    let copy = try #require(tilt.copy() as? Tilt)
    #expect(copy == tilt && copy !== tilt && copy.angle == 7)
    #expect(copy.representedElementKind == "kind" && copy.representedElementCategory == .supplementaryView)
    for change in [
      { (one: Tilt) in one.alpha = 1 }, { $0.zIndex = 0 }, { $0.isHidden = false }, { $0.transform = .identity },
      { $0.center.x = 0 }, { $0.size.width = 1 }, { $0.indexPath.item = 0 },
    ] {
      let other = try #require(tilt.copy() as? Tilt)
      change(other)
      #expect(other != tilt)
    }
    #expect(
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "k", with: [])
        != UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: []))
  }

  // MARK: Flow layouts

  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 60 + 20 * indexPath.item, height: 30)
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      UIEdgeInsets(top: CGFloat(section) * 5, left: 4, bottom: 0, right: 0)
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      CGSize(width: 0, height: section == 0 ? 0 : 12)
    }
  }

  @Test("L-29: The delegate of a flow layout says sizes, insets and headers; the layout says the rest")
  func flowDelegate() throws {
    let (layout, items, sizes) = (UICollectionViewFlowLayout(), Items(), Sizes())
    layout.minimumInteritemSpacing = 6
    layout.footerReferenceSize = CGSize(width: 0, height: 8)
    let view = collection(layout, items)
    view.delegate = sizes
    view.reloadData()
    view.layoutIfNeeded()
    #expect(
      view.visibleCells.map(\.frame) == [
        CGRect(x: 4, y: 0, width: 60, height: 30), CGRect(x: 70, y: 0, width: 80, height: 30),
        CGRect(x: 4, y: 55, width: 60, height: 30),
      ])
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 0, y: 38, width: 200, height: 12))
    let footers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
    #expect(footers.map(\.frame.minY) == [30, 85] && view.contentSize.height == 93)
  }

  private final class Leading: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        attributes.frame.origin.x += 100
        return attributes
      }
    }
  }

  @Test("L-29: A subclass of a flow layout moves what it gets, and the layout keeps its own")
  func flowSubclass() {
    let (layout, items) = (Leading(), Items())
    let view = collection(layout, items)
    #expect(view.visibleCells.map(\.frame.minX) == [100, 175, 100])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [100, 175, 100])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 0)
    layout.minimumInteritemSpacing = 40
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [100, 250, 100])
  }

  @Test("Several changes have one completion, when animations have ended")
  func batches() {
    let (layout, items) = (UICollectionViewFlowLayout(), Items())
    let view = collection(layout, items)
    var ended: [Bool] = []
    view.performBatchUpdates {
      items.counts = [3]
      view.deleteSections([1])
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    } completion: {
      ended.append($0)
    }
    #expect(view.visibleCells.count == 3 && ended == [])
    Transactions.flush()
    #expect(ended == [true])
  }
}
