import HeadlessUIKit

extension ExtremeMembers {
  private typealias Item = NSCollectionLayoutItem
  private typealias Group = NSCollectionLayoutGroup

  private static let half = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))

  /// A section of one item a group.
  private static func section() -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: .horizontal(layoutSize: half, subitems: [Item(layoutSize: half)]))
  }

  /// Lays out a section whose groups divide or repeat an item.
  private static func lay(_ group: Group) { use(ExtremeObjects.composed(NSCollectionLayoutSection(group: group))) }

  /// Lays out a badge at an anchor.
  private static func lay(_ anchor: NSCollectionLayoutAnchor) {
    let badge = NSCollectionLayoutSupplementaryItem(layoutSize: half, elementKind: "kind", containerAnchor: anchor)
    badge.zIndex = 1
    use(ExtremeObjects.composed(Item(layoutSize: half, supplementaryItems: [badge])))
  }

  /// Compositional layouts, lists and their cells.
  static let compositional: [ExtremeMember] = [
    .init("NSCollectionLayoutAnchor.init(edges:absoluteOffset:)") { x in
      lay(NSCollectionLayoutAnchor(edges: .top, absoluteOffset: x.point))
    },
    .init("NSCollectionLayoutAnchor.init(edges:fractionalOffset:)") { x in
      lay(NSCollectionLayoutAnchor(edges: .top, fractionalOffset: x.point))
    },
    .init("NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:absoluteOffset:)") { x in
      let section = section()
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: half, elementKind: "kind", alignment: .top, absoluteOffset: x.point)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      use(ExtremeObjects.composed(section))
    },
    .init("NSCollectionLayoutDecorationItem.zIndex") { x in
      let section = section()
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "kind")
      (background.zIndex, background.contentInsets) = (x.integer, x.directionalInsets)
      section.decorationItems = [background]
      use(ExtremeObjects.composed(section))
    },
    .init("NSCollectionLayoutDimension.absolute(_:)") { x in
      use(ExtremeObjects.composed(ExtremeObjects.item(.absolute(x.number)), spacing: .flexible(1)))
    },
    .init("NSCollectionLayoutDimension.estimated(_:)") { x in
      use(ExtremeObjects.composed(ExtremeObjects.item(.estimated(x.number))))
    },
    .init("NSCollectionLayoutDimension.fractionalHeight(_:)") { x in
      use(ExtremeObjects.composed(ExtremeObjects.item(.fractionalHeight(x.number))))
    },
    .init("NSCollectionLayoutDimension.fractionalWidth(_:)") { x in
      use(ExtremeObjects.composed(ExtremeObjects.item(.fractionalWidth(x.number)), spacing: .flexible(1)))
    },
    .init("NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:)") { x in
      use(ExtremeObjects.composed(ExtremeObjects.item(.uniformAcrossSiblings(estimate: x.number))))
    },
    .init("NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:)") { x in
      let group = Group.horizontal(layoutSize: half, repeatingSubitem: Item(layoutSize: half), count: x.integer)
      group.interItemSpacing = .flexible(0)
      lay(group)
    },
    .init("NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count:)") { x in
      lay(.horizontal(layoutSize: half, subitem: Item(layoutSize: half), count: x.integer))
    },
    .init("NSCollectionLayoutGroup.vertical(layoutSize:repeatingSubitem:count:)") { x in
      lay(.vertical(layoutSize: half, repeatingSubitem: Item(layoutSize: half), count: x.integer))
    },
    .init("NSCollectionLayoutGroup.vertical(layoutSize:subitem:count:)") { x in
      lay(.vertical(layoutSize: half, subitem: Item(layoutSize: half), count: x.integer))
    },
    .init("NSCollectionLayoutGroupCustomItem.init(frame:)") { x in
      lay(.custom(layoutSize: half) { _ in [NSCollectionLayoutGroupCustomItem(frame: x.rect)] })
    },
    .init("NSCollectionLayoutGroupCustomItem.init(frame:zIndex:)") { x in
      lay(.custom(layoutSize: half) { _ in [NSCollectionLayoutGroupCustomItem(frame: x.rect, zIndex: x.integer)] })
    },
    .init("NSCollectionLayoutItem.contentInsets") { x in
      let item = ExtremeObjects.item(.absolute(20))
      item.contentInsets = x.directionalInsets
      use(ExtremeObjects.composed(item))
    },
    .init("NSCollectionLayoutSection.contentInsets") { x in
      let section = section()
      section.contentInsets = x.directionalInsets
      section.orthogonalScrollingBehavior = .groupPagingCentered
      use(ExtremeObjects.composed(section))
    },
    .init("NSCollectionLayoutSection.interGroupSpacing") { x in
      let section = section()
      section.interGroupSpacing = x.number
      use(ExtremeObjects.composed(section))
    },
    .init("NSCollectionLayoutSpacing.fixed(_:)") { x in
      use(ExtremeObjects.composed(ExtremeObjects.item(.absolute(20)), spacing: .fixed(x.number)))
    },
    .init("NSCollectionLayoutSpacing.flexible(_:)") { x in
      use(ExtremeObjects.composed(ExtremeObjects.item(.absolute(20)), spacing: .flexible(x.number)))
    },
    .init("NSCollectionLayoutSupplementaryItem.zIndex") { x in
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: half, elementKind: "kind", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
      badge.zIndex = x.integer
      use(ExtremeObjects.composed(Item(layoutSize: half, supplementaryItems: [badge])))
    },
    .init("UICollectionLayoutListConfiguration.headerTopPadding") { x in
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      (list.headerMode, list.headerTopPadding) = (.supplementary, x.number)
      let view = ExtremeObjects.collection()
      view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
      use(view)
    },
    .init("UICollectionView.scrollToItem(at:at:animated:)") { x in
      use(ExtremeObjects.composed(section())) { $0.scrollToItem(at: x.path, at: .top, animated: false) }
    },
    .init("UICollectionViewCompositionalLayout.layoutAttributesForDecorationView(ofKind:at:)") { x in
      use(ExtremeObjects.composed(section())) {
        _ = $0.collectionViewLayout.layoutAttributesForDecorationView(ofKind: "kind", at: x.path)
      }
    },
    .init("UICollectionViewCompositionalLayout.layoutAttributesForElements(in:)") { x in
      use(ExtremeObjects.composed(section())) { _ = $0.collectionViewLayout.layoutAttributesForElements(in: x.rect) }
    },
    .init("UICollectionViewCompositionalLayout.layoutAttributesForItem(at:)") { x in
      use(ExtremeObjects.composed(section())) { _ = $0.collectionViewLayout.layoutAttributesForItem(at: x.path) }
    },
    .init("UICollectionViewCompositionalLayout.layoutAttributesForSupplementaryView(ofKind:at:)") { x in
      use(ExtremeObjects.composed(section())) {
        _ = $0.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: "kind", at: x.path)
      }
    },
    .init("UICollectionViewCompositionalLayout.shouldInvalidateLayout(forBoundsChange:)") { x in
      use(ExtremeObjects.composed(section())) {
        _ = $0.collectionViewLayout.shouldInvalidateLayout(forBoundsChange: x.rect)
      }
    },
    .init("UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing") { x in
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = x.number
      let view = ExtremeObjects.collection()
      view.collectionViewLayout = UICollectionViewCompositionalLayout(
        section: section(), configuration: configuration)
      use(view)
    },
    .init("UICollectionViewListCell.indentationLevel") { x in
      use(UICollectionViewListCell()) { $0.indentationLevel = x.integer }
    },
    .init("UICollectionViewListCell.indentationWidth") { x in
      use(UICollectionViewListCell()) { ($0.indentationLevel, $0.indentationWidth) = (2, x.number) }
    },
    .init("UICollectionViewListCell.init(frame:)") { x in use(UICollectionViewListCell(frame: x.rect)) },
    .init(
      "UICollectionViewListCell.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)"
    ) { x in
      use(UICollectionViewListCell()) {
        _ = $0.systemLayoutSizeFitting(
          x.size, withHorizontalFittingPriority: x.priority, verticalFittingPriority: x.priority)
      }
    },
    .init("UIListContentConfiguration.ImageProperties.maximumSize") { x in
      var content = UIListContentConfiguration.cell()
      (content.image, content.imageProperties.maximumSize) = (UIImage(), x.size)
      use(UICollectionViewListCell()) { $0.contentConfiguration = content }
    },
    .init("UIListContentConfiguration.ImageProperties.reservedLayoutSize") { x in
      var content = UIListContentConfiguration.cell()
      (content.image, content.imageProperties.reservedLayoutSize) = (UIImage(), x.size)
      use(UICollectionViewListCell()) { $0.contentConfiguration = content }
    },
    .init("UIListContentConfiguration.TextProperties.minimumScaleFactor") { x in
      var content = UIListContentConfiguration.cell()
      (content.text, content.textProperties.minimumScaleFactor) = ("text", x.number)
      use(UICollectionViewListCell()) { $0.contentConfiguration = content }
    },
    .init("UIScrollView.scrollRectToVisible(_:animated:)") { x in
      use(UIScrollView()) { $0.scrollRectToVisible(x.rect, animated: true) }
    },
  ]
}
