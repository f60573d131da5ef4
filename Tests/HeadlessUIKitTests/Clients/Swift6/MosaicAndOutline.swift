import UIKit

/// Pictures of several sizes, with a strip of favourites above them.
final class MosaicController: UIViewController {
  enum Section: Int, CaseIterable {
    case favourites, all
  }

  struct Picture: Hashable, Sendable {
    let id: Int
    let title: String
  }

  final class PictureCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Picture>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([Picture(id: 1, title: "Sea")], toSection: .favourites)
    snapshot.appendItems((2..<9).map { Picture(id: $0, title: "Picture \($0)") }, toSection: .all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 24
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, environment in
        switch Section(rawValue: index) {
        case .favourites: self?.makeStrip()
        case .all: self?.makeMosaic(columns: environment.container.effectiveContentSize.width > 600 ? 4 : 2)
        case nil: nil
        }
      }, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    return layout
  }

  private func makeStrip() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(140), heightDimension: .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 8
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let width = environment.container.contentSize.width
      for item in items where item.representedElementCategory == .cell {
        item.alpha = item.frame.midX - offset.x < width ? 1 : 0.5
      }
    }
    return section
  }

  private func makeMosaic(columns: Int) -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
      containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .uniformAcrossSiblings(estimate: 80)),
      supplementaryItems: [badge])
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(4), trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(0)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.contentInsetsReference = .readableContent
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: "background")]
    return section
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Picture> {
    let cells = UICollectionView.CellRegistration<PictureCell, Picture> { cell, _, picture in
      cell.label.text = picture.title
    }
    let views = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "badge") { _, _, _ in
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in
      var content = UIListContentConfiguration.plainHeader()
      content.text = "All"
      header.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Picture>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == "badge"
        ? collectionView.dequeueConfiguredReusableSupplementary(using: views, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    return dataSource
  }

  func show(_ picture: Picture) {
    guard let indexPath = dataSource.indexPath(for: picture) else { return }
    collectionView.scrollToItem(at: indexPath, at: [.centeredVertically, .centeredHorizontally], animated: true)
  }
}

/// Folders that can be opened in a sidebar.
final class OutlineController: UICollectionViewController {
  final class FolderCell: UICollectionViewListCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      var content = defaultContentConfiguration().updated(for: state)
      content.text = state.isExpanded ? "open" : "closed"
      content.secondaryText = state.isEditing || state.isHighlighted ? "…" : nil
      content.textProperties.color = state.isSelected ? .systemBlue : .label
      content.imageProperties.maximumSize = CGSize(width: 24, height: 24)
      contentConfiguration = content
    }
  }

  private let registration = UICollectionView.CellRegistration<FolderCell, String> { cell, _, name in
    let count = UILabel()
    count.text = "\(name.count)"
    cell.accessories = [
      .outlineDisclosure(options: .init(style: .header)), .disclosureIndicator(displayed: .whenNotEditing),
      .delete(displayed: .whenEditing, actionHandler: {}), .label(text: "new"),
      .customView(
        configuration: .init(customView: count, placement: .trailing(displayed: .always, at: { $0.count }))),
    ]
    cell.indentationLevel = 1
    cell.configurationUpdateHandler = { cell, state in cell.alpha = state.isDisabled ? 0.5 : 1 }
  }
  private lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
    [registration] collectionView, indexPath, name in
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
  }

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    configuration.showsSeparators = false
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
          self?.delete(at: indexPath)
          completion(true)
        }
      ])
    }
    collectionView.setCollectionViewLayout(
      UICollectionViewCompositionalLayout { index, environment in
        let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        section.contentInsets.top = index == 0 ? 20 : 0
        return section
      }, animated: false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "Inbox" }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, snapshot in
      var snapshot = snapshot
      snapshot.append(["\(parent)/new"])
      return snapshot
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Inbox", "Archive"])
    snapshot.append(["2024", "2025"], to: "Archive")
    snapshot.expand(["Inbox"])
    dataSource.apply(snapshot, to: 0, animatingDifferences: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  private func delete(at indexPath: IndexPath) {
    guard let name = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot(for: 0)
    snapshot.delete([name])
    dataSource.apply(snapshot, to: 0)
  }
}
