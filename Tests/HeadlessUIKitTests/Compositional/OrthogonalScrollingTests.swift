import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Sections that scroll across the scroll direction of their layout.
@MainActor @Suite struct OrthogonalScrollingTests {
  private func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize.of(.absolute(200), .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 30)
    return section
  }

  @Test("J-15: The groups of such a section follow each other across, and the content is no wider")
  func places() throws {
    let collection = ComposedCollection(UICollectionViewCompositionalLayout(section: section()), [3, 1])
    #expect(collection.frames.map(\.minX) == [20, 230, 440, 20] && collection.frames.map(\.minY) == [5, 5, 5, 117])
    #expect(collection.view.contentSize == CGSize(width: 320, height: 224))
    let scroller = try #require(collection.view.visibleCells.first?.superview as? UIScrollView)
    #expect(scroller !== collection.view && scroller.frame == CGRect(x: 0, y: 5, width: 320, height: 100))
    #expect(scroller.contentSize == CGSize(width: 670, height: 100))
  }

  @Test("J-15: Scrolling such a section moves its items only")
  func scrolling() throws {
    let collection = ComposedCollection(UICollectionViewCompositionalLayout(section: section()), [3, 1])
    let third = IndexPath(item: 2, section: 0)
    #expect(collection.frames[2].minX == 440)
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 300, y: 50)) == IndexPath(item: 1, section: 0))
    collection.view.scrollToItem(at: third, at: .left, animated: false)
    #expect(collection.frames.map(\.minX) == [-330, -120, 90, 20] && collection.view.contentOffset == .zero)
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 100, y: 50)) == third)
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 400, y: 50)) == nil)
  }

  @Test("J-15: Centred groups begin in the middle")
  func centeredGroups() {
    let collection = ComposedCollection(section(.groupPagingCentered), 2)
    #expect(collection.frames.map(\.minX) == [60, 270])
    #expect((collection.view.visibleCells[0].superview as? UIScrollView)?.contentSize.width == 530)
  }

  @Test("J-15: A handler sees the items of a section and its offset in each layout pass")
  func handlers() throws {
    let section = section()
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      for item in items where item.indexPath.item == 1 { item.alpha = 0.5 }
    }
    let collection = ComposedCollection(section, 3)
    _ = collection.frames
    #expect(collection.view.visibleCells.map(\.alpha) == [1, 0.5, 1] && offsets.last == 0)
    let scroller = try #require(collection.view.visibleCells[0].superview as? UIScrollView)
    scroller.contentOffset.x = 50
    #expect(collection.frames[0].minX == -30 && offsets.last == 50)
  }

  @Test("J-15: A handler sees items where they are displayed, below the header of the whole layout")
  func handlersSeePlaces() {
    let section = section(.none)
    var places: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, _, _ in places = items.map(\.frame.minY) }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .of(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    #expect(ComposedCollection(layout, [2]).frames.map(\.minY) == [35, 145] && places == [35, 145])
  }

  @Test("J-15: A section that does not scroll any more has its cells in the collection again")
  func changes() {
    let section = section()
    let collection = ComposedCollection(section, 2)
    #expect(collection.frames.map(\.minX) == [20, 230])
    section.orthogonalScrollingBehavior = .none
    collection.view.collectionViewLayout.invalidateLayout()
    #expect(collection.frames.map(\.minY) == [5, 115])
    #expect(collection.view.visibleCells.allSatisfy { $0.superview === collection.view })
    #expect(!collection.view.subviews.contains { $0 is UIScrollView })
  }

  @Test("J-15: Such a section begins at the right where text does")
  func rightToLeft() {
    let collection = ComposedCollection(section(), 3)
    collection.view.semanticContentAttribute = .forceRightToLeft
    #expect(collection.frames.map(\.minX) == [100, -110, -320])
  }

  @Test("An item beside the screen is not visible until the section has scrolled to it; the user scrolls to tap it")
  func taps() throws {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section()))
    let collection = ComposedCollection(UICollectionViewFlowLayout(), [4])
    controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.dataSource = collection
    let app = HeadlessApp(root: controller)
    app.flush()
    let last = IndexPath(item: 3, section: 0)
    let cell = try #require(controller.collectionView.cellForItem(at: last))
    #expect(!app.isFullyVisible(cell))
    controller.collectionView.scrollToItem(at: last, at: .centeredHorizontally, animated: false)
    app.flush()
    #expect(app.isFullyVisible(cell))
    try app.selectItem(at: last)
    #expect(controller.collectionView.indexPathsForSelectedItems == [last])
  }
}
