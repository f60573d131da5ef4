import HeadlessUIKit
import Testing

/// Where groups of a compositional layout put items.
@MainActor @Suite struct GroupTests {
  private func frames(_ group: NSCollectionLayoutGroup, _ count: Int) -> [CGRect] {
    ComposedCollection(NSCollectionLayoutSection(group: group), count).frames
  }

  private func row(_ items: [NSCollectionLayoutItem], height: NSCollectionLayoutDimension = .absolute(40))
    -> NSCollectionLayoutGroup
  {
    .horizontal(layoutSize: .of(.fractionalWidth(1), height), subitems: items)
  }

  @Test("J-01: A fraction is one of the container: the group for an item, the section for a group")
  func fractions() {
    let item = NSCollectionLayoutItem.of(.fractionalHeight(0.5), .fractionalWidth(0.25))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(0.5), .fractionalHeight(0.25)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 40, leading: 20, bottom: 40, trailing: 60)
    // The section has 240 by 400 points, the group 120 by 100.
    #expect(
      ComposedCollection(section, 3).frames == [
        CGRect(x: 20, y: 40, width: 50, height: 30), CGRect(x: 70, y: 40, width: 50, height: 30),
        CGRect(x: 20, y: 140, width: 50, height: 30),
      ])
  }

  @Test("J-02: A group repeats its items in turn until the room is used up")
  func repetition() {
    let thirds = frames(row([.of(.fractionalWidth(1 / 3), .fractionalHeight(1))]), 4)
    #expect(thirds.map { $0.minX.rounded() } == [0, 107, 213, 0] && thirds.map(\.minY) == [0, 0, 0, 40])
    let turns = frames(row([.of(.absolute(100), .absolute(40)), .of(.absolute(50), .absolute(20))]), 6)
    #expect(turns.map(\.width) == [100, 50, 100, 50, 100, 50])
    #expect(turns.map(\.minX) == [0, 100, 150, 250, 0, 100])
    // The first item is there without room, too.
    #expect(frames(row([.of(.absolute(400), .absolute(40))]), 2).map(\.minY) == [0, 40])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .of(.fractionalWidth(1), .absolute(100)), subitems: [.of(.absolute(30), .absolute(45))])
    #expect(frames(column, 3).map(\.minY) == [0, 45, 100])
  }

  @Test("J-02: A group in a group takes as many items as it has room for")
  func nestedGroups() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .of(.fractionalWidth(0.25), .fractionalHeight(1)),
      subitems: [.of(.fractionalWidth(1), .fractionalHeight(0.5))])
    let group = row([.of(.fractionalWidth(0.75), .fractionalHeight(1)), column], height: .absolute(100))
    #expect(
      frames(group, 5) == [
        CGRect(x: 0, y: 0, width: 240, height: 100), CGRect(x: 240, y: 0, width: 80, height: 50),
        CGRect(x: 240, y: 50, width: 80, height: 50), CGRect(x: 0, y: 100, width: 240, height: 100),
        CGRect(x: 240, y: 100, width: 80, height: 50),
      ])
  }

  @Test("J-03: A count divides the group in equal parts, and a repeated item keeps its size")
  func counts() {
    let size = NSCollectionLayoutSize.of(.fractionalWidth(1), .absolute(40))
    let item = NSCollectionLayoutItem.of(.absolute(30), .fractionalHeight(1))
    let parts = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 3)
    parts.interItemSpacing = .fixed(10)
    #expect(frames(parts, 4).map(\.minX) == [0, 110, 220, 0] && frames(parts, 4).map(\.width) == [100, 100, 100, 100])
    let repeated = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 3)
    repeated.interItemSpacing = .fixed(10)
    #expect(frames(repeated, 4).map(\.minX) == [0, 40, 80, 0] && frames(repeated, 4).map(\.width) == [30, 30, 30, 30])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .of(.fractionalWidth(1), .absolute(100)), subitem: item, count: 2)
    #expect(frames(column, 3).map(\.height) == [50, 50, 50] && frames(column, 3).map(\.minY) == [0, 50, 100])
    #expect(parts.subitems == [item] && column.subitems == [item])
    #expect(frames(.horizontal(layoutSize: size, subitem: item, count: 0), 2).map(\.width) == [320, 320])
  }

  @Test("J-04: Content insets make a cell smaller, but not in an axis that is estimated")
  func insets() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let fixed = NSCollectionLayoutItem.of(.absolute(100), .absolute(40))
    fixed.contentInsets = insets
    #expect(
      frames(row([fixed]), 2) == [
        CGRect(x: 2, y: 1, width: 94, height: 36), CGRect(x: 102, y: 1, width: 94, height: 36),
      ])
    let estimated = NSCollectionLayoutItem.of(.absolute(100), .estimated(10))
    estimated.contentInsets = insets
    let collection = ComposedCollection(NSCollectionLayoutSection(group: row([estimated], height: .estimated(10))), 2)
    collection.contentSize = { CGSize(width: 10, height: 30 + 5 * CGFloat($0.item)) }
    #expect(
      collection.frames == [
        CGRect(x: 2, y: 0, width: 94, height: 30), CGRect(x: 102, y: 0, width: 94, height: 35),
      ])
    let group = row([fixed])
    group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 100)
    #expect(frames(group, 3).map(\.minX) == [22, 122, 22])
  }

  @Test("J-05: Fixed spacing is as it is, and flexible spacing shares the free room")
  func spacing() {
    let item = NSCollectionLayoutItem.of(.absolute(80), .absolute(20))
    let fixed = row([item])
    fixed.interItemSpacing = .fixed(20)
    #expect(frames(fixed, 4).map(\.minX) == [0, 100, 200, 0])
    let flexible = row([item])
    flexible.interItemSpacing = .flexible(20)
    // The last group has the distances of the others.
    #expect(frames(flexible, 5).map(\.minX) == [0, 120, 240, 0, 120])
    let centered = NSCollectionLayoutItem.of(.absolute(80), .absolute(20))
    centered.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .flexible(0), trailing: .fixed(7), bottom: .flexible(0))
    #expect(frames(row([centered]), 4).map(\.minX) == [5, 97, 189, 5])
    #expect(frames(row([centered]), 4).map(\.minY) == [10, 10, 10, 50])
    let last = NSCollectionLayoutItem.of(.absolute(80), .absolute(20))
    last.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    #expect(frames(row([last]), 4).map(\.minX) == [0, 80, 160, 240])
    #expect(frames(row([item, last]), 2).map(\.minX) == [0, 80])
  }

  @Test("J-06: An estimated dimension becomes that of the content, and a group that is estimated follows")
  func estimates() {
    let item = NSCollectionLayoutItem.of(.fractionalWidth(0.5), .estimated(100))
    let collection = ComposedCollection(NSCollectionLayoutSection(group: row([item], height: .estimated(100))), 3)
    collection.contentSize = { CGSize(width: 10, height: [30, 50, 20][$0.item]) }
    #expect(collection.frames.map(\.height) == [30, 50, 20] && collection.frames.map(\.minY) == [0, 0, 50])
    #expect(collection.view.contentSize == CGSize(width: 320, height: 70))
  }

  @Test("J-06: A cell is measured again when its content has changed, and not before")
  func measuring() throws {
    let item = NSCollectionLayoutItem.of(.fractionalWidth(1), .estimated(100))
    let section = NSCollectionLayoutSection(group: row([item], height: .estimated(100)))
    let collection = ComposedCollection(section, 2)
    collection.contentSize = { CGSize(width: 10, height: [30, 50][$0.item]) }
    #expect(collection.frames.map(\.minY) == [0, 30])
    let content = try #require(collection.view.visibleCells[0].contentView.subviews.first)
    content.constraints.first { $0.firstAttribute == .height }?.constant = 70
    collection.view.collectionViewLayout.invalidateLayout()
    #expect(collection.frames.map(\.minY) == [0, 70])
    collection.view.frame.size.width = 200
    #expect(collection.frames.map(\.width) == [200, 200] && collection.view.contentSize.height == 120)
    content.constraints.first { $0.firstAttribute == .height }?.isActive = false
    content.heightAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.25).isActive = true
    collection.view.collectionViewLayout.invalidateLayout()
    #expect(collection.frames.map(\.height) == [50, 50])
    collection.view.frame.size.width = 400
    #expect(collection.frames.map(\.height) == [100, 50])
    section.contentInsets.leading = 100
    collection.view.collectionViewLayout.invalidateLayout()
    #expect(collection.frames.map(\.height) == [75, 50])
  }

  @Test("J-06: Items of estimated widths fill lines by what their content needs")
  func tags() {
    let group = row([.of(.estimated(10), .absolute(20))], height: .absolute(20))
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    let collection = ComposedCollection(section, 4)
    collection.contentSize = { CGSize(width: [150, 120, 100, 60][$0.item], height: 20) }
    #expect(
      collection.frames == [
        CGRect(x: 0, y: 0, width: 150, height: 20), CGRect(x: 160, y: 0, width: 120, height: 20),
        CGRect(x: 0, y: 24, width: 100, height: 20), CGRect(x: 110, y: 24, width: 60, height: 20),
      ])
  }

  @Test("J-06: A cell without content keeps the estimate, and its estimates decide how many a group has")
  func estimatesWithoutContent() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .of(.fractionalWidth(1), .estimated(100)), subitems: [.of(.fractionalWidth(1), .estimated(50))])
    let section = NSCollectionLayoutSection(group: column)
    section.interGroupSpacing = 10
    #expect(ComposedCollection(section, 3).frames.map(\.minY) == [0, 50, 110])
  }

  @Test("J-07: A uniform dimension is that of the largest sibling")
  func uniformDimensions() {
    let item = NSCollectionLayoutItem.of(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 100))
    let collection = ComposedCollection(NSCollectionLayoutSection(group: row([item], height: .estimated(100))), 3)
    collection.contentSize = { CGSize(width: 10, height: [30, 50, 20][$0.item]) }
    #expect(collection.frames.map(\.height) == [50, 50, 20] && collection.frames.map(\.minY) == [0, 0, 50])
  }

  @Test("J-08: A custom group says the frames for its own size")
  func customGroups() {
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(layoutSize: .of(.fractionalWidth(0.5), .absolute(60))) { environment in
      sizes.append(environment.container.effectiveContentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 0, width: 10, height: 10)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 50, width: 10, height: 10), zIndex: 1),
      ]
    }
    let collection = ComposedCollection(NSCollectionLayoutSection(group: group), 3)
    #expect(collection.frames.map(\.origin) == [CGPoint(x: 5, y: 0), CGPoint(x: 0, y: 50), CGPoint(x: 5, y: 60)])
    #expect(sizes.allSatisfy { $0 == CGSize(width: 160, height: 60) } && !sizes.isEmpty)
    #expect(collection.view.contentSize.height == 120 && group.subitems.isEmpty)
    #expect(collection.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 1)
  }

  @Test("J-08: A group that has no place for an item is there once")
  func emptyGroups() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: .of(.fractionalWidth(1), .absolute(60))) { _ in [] }
    let collection = ComposedCollection(NSCollectionLayoutSection(group: group), 3)
    #expect(collection.frames.allSatisfy { $0.size == .zero } && collection.view.contentSize.height == 0)
    #expect(frames(row([]), 2).allSatisfy { $0.size == .zero })
  }

  @Test("J-09: A supplementary view is at the anchor of a cell, moved by points or by a part of its size")
  func badges() {
    func badge(_ anchor: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor? = nil) -> CGRect? {
      let size = NSCollectionLayoutSize.of(.absolute(20), .absolute(10))
      let badge =
        own.map {
          NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: anchor, itemAnchor: $0)
        } ?? NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "badge", containerAnchor: anchor)
      let item = NSCollectionLayoutItem(
        layoutSize: .of(.absolute(100), .fractionalHeight(1)), supplementaryItems: [badge])
      return ComposedCollection(NSCollectionLayoutSection(group: row([item])), 4).frame("badge", 1)
    }
    #expect(badge(.init(edges: [.top, .trailing])) == CGRect(x: 180, y: 0, width: 20, height: 10))
    #expect(
      badge(.init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))?.origin
        == CGPoint(x: 190, y: -5))
    #expect(
      badge(.init(edges: .bottom, absoluteOffset: CGPoint(x: 3, y: 4)))?.origin == CGPoint(x: 143, y: 34))
    #expect(
      badge(.init(edges: [.bottom, .trailing]), .init(edges: [.top, .leading]))?.origin == CGPoint(x: 200, y: 40))
    #expect(badge(.init(edges: []))?.origin == CGPoint(x: 140, y: 15))
  }

  @Test("J-09: A supplementary view of a group is there once for each group")
  func groupBadges() {
    let group = row([.of(.absolute(160), .fractionalHeight(1))])
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: .of(.fractionalWidth(0.5), .absolute(10)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
    ]
    let collection = ComposedCollection(NSCollectionLayoutSection(group: group), 3)
    #expect(collection.frame("badge", 0) == CGRect(x: 0, y: 30, width: 160, height: 10))
    #expect(collection.frame("badge", 2)?.minY == 70 && collection.frame("badge", 1) == nil)
  }
}
