import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Headers, decorations and distances of sections in a compositional layout.
@MainActor @Suite struct SectionLayoutTests {
  private func rows(_ height: CGFloat = 50) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize.of(.fractionalWidth(1), .absolute(height))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private func view(
    _ kind: String, _ alignment: NSRectAlignment, offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .of(.fractionalWidth(1), .absolute(30)), elementKind: kind, alignment: alignment,
      absoluteOffset: offset)
  }

  @Test("J-10: Headers and footers make a section larger, around its insets")
  func boundaries() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20)
    section.boundarySupplementaryItems = [view("header", .top), view("footer", .bottom)]
    let collection = ComposedCollection(section, 2)
    #expect(collection.frames.map(\.minY) == [35, 85] && collection.frames.map(\.width) == [290, 290])
    #expect(collection.frame("header") == CGRect(x: 10, y: 0, width: 290, height: 30))
    #expect(collection.frame("footer") == CGRect(x: 10, y: 142, width: 290, height: 30))
    #expect(collection.view.contentSize == CGSize(width: 320, height: 172))
    section.supplementariesFollowContentInsets = false
    #expect(ComposedCollection(section, 2).frame("header") == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  @Test("J-10: A view that does not extend the section covers its content")
  func coveringViews() {
    let section = rows()
    let header = view("header", .topTrailing, offset: CGPoint(x: -4, y: 6))
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    let collection = ComposedCollection(section, 1)
    #expect(collection.frames == [CGRect(x: 0, y: 0, width: 320, height: 50)])
    #expect(collection.frame("header")?.origin == CGPoint(x: -4, y: 6))
    header.extendsBoundary = true
    #expect(ComposedCollection(section, 1).frames.map(\.minY) == [24])
  }

  @Test("J-10: A header that is estimated is as high as its content needs")
  func estimatedHeaders() {
    let section = rows()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .of(.fractionalWidth(1), .estimated(20)), elementKind: "header", alignment: .top)
    ]
    #expect(ComposedCollection(section, 1).frames.map(\.minY) == [20])
    #expect(ComposedCollection(section, 0).frame("header")?.height == 20)
  }

  @Test("J-11: A pinned header stays on the screen until its section ends")
  func pinnedHeaders() {
    let section = rows()
    let header = view("header", .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let collection = ComposedCollection(UICollectionViewCompositionalLayout(section: section), [10, 10])
    func tops(_ offset: CGFloat) -> [CGFloat?] {
      collection.view.contentOffset.y = offset
      return [collection.frame("header")?.minY, collection.frame("header", section: 1)?.minY]
    }
    #expect(tops(0) == [0, 530])
    #expect(tops(120) == [120, 530])
    let path = IndexPath(item: 0, section: 0)
    #expect(collection.view.layoutAttributesForSupplementaryElement(ofKind: "header", at: path)?.zIndex == 1)
    #expect(tops(510) == [500, 530])
    #expect(tops(540) == [500, 540])
    #expect(tops(0) == [0, 530])
  }

  @Test("J-11: A pinned footer stays at the lower edge, above what is behind it")
  func pinnedFooters() {
    let section = rows()
    let footer = view("footer", .bottom)
    footer.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [footer]
    let collection = ComposedCollection(section, 20)
    #expect(collection.frame("footer")?.minY == 450)
    #expect(collection.view.subviews.last === collection.view.visibleSupplementaryViews(ofKind: "footer").first)
    collection.view.contentInset.bottom = 34
    collection.view.setNeedsLayout()
    #expect(collection.frame("footer")?.minY == 416)
  }

  @Test("J-12: A background covers the section without its own insets, behind all other views")
  func backgrounds() {
    let section = rows()
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [background]
    section.boundarySupplementaryItems = [view("header", .top)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let collection = ComposedCollection(layout, [2, 1])
    #expect(collection.frames.map(\.minY) == [30, 80, 160])
    let attributes = [0, 1].map {
      layout.layoutAttributesForDecorationView(ofKind: "background", at: IndexPath(item: 0, section: $0))
    }
    #expect(attributes[0]?.frame == CGRect(x: 2, y: 1, width: 314, height: 126) && attributes[0]?.zIndex == 0)
    #expect(attributes[1]?.frame == CGRect(x: 2, y: 131, width: 314, height: 76))
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 1)
    let frames = collection.view.subviews.prefix(2).map(\.frame)
    #expect(frames == attributes.compactMap { $0?.frame })
  }

  @Test("J-13: Sections have the spacing of the configuration between them, and its views around all")
  func configuration() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    configuration.boundarySupplementaryItems = [view("header", .top), view("footer", .bottom)]
    let section = rows()
    section.interGroupSpacing = 2
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let collection = ComposedCollection(layout, [2, 1])
    #expect(collection.frames.map(\.minY) == [30, 82, 144] && collection.view.contentSize.height == 224)
    #expect(collection.made.contains("header 0") && collection.made.contains("footer 0"))
    let path = IndexPath(index: 0)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "footer", at: path)?.frame.minY == 194)
  }

  @Test("J-13: A layout can scroll across")
  func horizontalLayouts() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 10
    let size = NSCollectionLayoutSize.of(.absolute(100), .fractionalHeight(0.5))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: .of(.absolute(100), .fractionalHeight(1)), subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .of(.absolute(20), .fractionalHeight(1)), elementKind: "header", alignment: .leading)
    ]
    let collection = ComposedCollection(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), [3, 1])
    #expect(collection.frames.map(\.minX) == [20, 20, 120, 250] && collection.frames.map(\.minY) == [0, 240, 0, 0])
    #expect(collection.frame("header", section: 1) == CGRect(x: 230, y: 0, width: 20, height: 480))
    #expect(collection.view.contentSize == CGSize(width: 350, height: 480))
  }

  @Test("J-14: The provider is asked for the layout of each section, for the size of the collection")
  func providers() {
    var asked: [String] = []
    let layout = UICollectionViewCompositionalLayout { [rows] number, environment in
      asked.append("\(number) \(environment.container.contentSize.width)")
      return rows(CGFloat(10 * (number + 1)))
    }
    let collection = ComposedCollection(layout, [1, 2])
    #expect(collection.frames.map(\.height) == [10, 20, 20])
    #expect(Set(asked) == ["0 320.0", "1 320.0"])
    asked = []
    collection.view.frame.size.width = 200
    #expect(collection.frames.map(\.width) == [200, 200, 200] && asked.contains("1 200.0"))
  }

  @Test("J-14: A section with items has to have a layout")
  func missingSections() throws {
    let exceptions = catchingExceptions {
      _ = ComposedCollection(UICollectionViewCompositionalLayout { _, _ in nil }, [0, 1]).frames
    }
    #expect(exceptions.first?.reason.hasPrefix("Invalid section definition.") == true)
  }

  @Test("J-16: Changes of a configuration have no effect until it is set again")
  func settingConfigurations() {
    let layout = UICollectionViewCompositionalLayout(section: rows())
    let collection = ComposedCollection(layout, [1, 1])
    #expect(collection.frames.map(\.minY) == [0, 50])
    layout.configuration.interSectionSpacing = 20
    let configuration = layout.configuration
    configuration.interSectionSpacing = 10
    collection.view.setNeedsLayout()
    #expect(collection.frames.map(\.minY) == [0, 50] && layout.configuration.interSectionSpacing == 0)
    layout.configuration = configuration
    #expect(collection.frames.map(\.minY) == [0, 60] && layout.configuration.interSectionSpacing == 10)
    configuration.interSectionSpacing = 30
    #expect(layout.configuration.interSectionSpacing == 10)
  }

  @Test("J-17: Insets of the safe area or of the margins count across the scroll direction")
  func insetReferences() {
    func left(_ reference: UIContentInsetsReference, in layout: UIContentInsetsReference = .safeArea) -> CGFloat? {
      let section = rows()
      section.contentInsetsReference = reference
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.contentInsetsReference = layout
      let controller = UICollectionViewController(
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 9, left: 30, bottom: 0, right: 0)
      let collection = ComposedCollection(UICollectionViewFlowLayout(), [1])
      controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      controller.collectionView.dataSource = collection
      controller.collectionView.insetsLayoutMarginsFromSafeArea = false
      controller.collectionView.layoutMargins.left = 17
      let app = HeadlessApp(root: controller)
      app.flush()
      return withExtendedLifetime(collection) { controller.collectionView.visibleCells.first?.frame.minX }
    }
    #expect(left(.automatic) == 30 && left(.safeArea, in: .none) == 30)
    #expect(left(.none) == 0 && left(.automatic, in: .none) == 0)
    #expect(left(.layoutMargins) == 17)
  }

  @Test("J-18: Leading is right where text begins there")
  func rightToLeft() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .of(.fractionalWidth(1), .absolute(40)), subitems: [.of(.absolute(100), .absolute(40))]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    let collection = ComposedCollection(section, 4)
    collection.view.semanticContentAttribute = .forceRightToLeft
    #expect(collection.frames.map(\.minX) == [210, 110, 10, 210])
  }

  @Test("A copy of a section, an item or a group has the same values")
  func copies() throws {
    let section = rows()
    section.interGroupSpacing = 3
    section.boundarySupplementaryItems = [view("header", .top)]
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    #expect(copy !== section && copy.interGroupSpacing == 3 && copy.boundarySupplementaryItems.count == 1)
    let header = view("header", .bottom, offset: CGPoint(x: 1, y: 2))
    header.pinToVisibleBounds = true
    let copied = try #require(header.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
    #expect(copied.alignment == .bottom && copied.pinToVisibleBounds && copied.offset == CGPoint(x: 1, y: 2))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(1), .absolute(1)), subitems: [.of(.absolute(1), .absolute(1))])
    group.interItemSpacing = .flexible(4)
    let other = try #require(group.copy() as? NSCollectionLayoutGroup)
    #expect(other.interItemSpacing?.isFlexibleSpacing == true && other.subitems.count == 1)
  }
}
