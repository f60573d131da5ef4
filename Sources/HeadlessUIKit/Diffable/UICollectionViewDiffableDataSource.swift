/// A data source of a collection that has the items of a snapshot.
///
/// Cells of items that stay are kept, wherever the items move to.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes the supplementary views.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  private var places = DiffablePlaces(NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>())
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Makes itself the data source of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// The snapshot of the collection.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { places.snapshot }

  /// Applies a snapshot to the collection. The completion runs in a later transaction.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let change = DiffableChange(from: places, to: snapshot)
    take(change.places)
    change.show(in: collectionView)
    if let completion { Transactions.later(completion) }
  }

  /// Takes new items. Sections whose items are others than those of their outline have no outline any more.
  private func take(_ new: DiffablePlaces<SectionIdentifierType, ItemIdentifierType>) {
    places = new
    let sections = Set(new.snapshot.sectionIdentifiers)
    outlines = outlines.filter { section, outline in
      sections.contains(section) && new.snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }

  /// Applies a snapshot to the collection, and waits until its layout has been updated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Applies a snapshot to the collection with new cells. The completion runs in a later transaction.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    take(DiffableChange(from: places, to: snapshot).places)
    collectionView?.reloadData()
    if let completion { Transactions.later(completion) }
  }

  // MARK: Snapshots of sections

  /// The functions that are called when the user shows or hides the items below an item.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// The functions that are called when the user shows or hides the items below an item.
  @preconcurrency @MainActor public struct SectionSnapshotHandlers {
    /// Whether the items below an item can be shown.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the items below an item are shown.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether the items below an item can be hidden.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the items below an item are hidden.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Returns the items below an item that is shown, for the items that there are now.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
          -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Functions that are not there yet.
    public init() {}
  }

  /// The snapshot of a section; one without items below others if none was applied.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if places.snapshot.indexOfSection(section) != nil {
      outline.append(places.snapshot.itemIdentifiers(inSection: section))
    }
    return outline
  }

  /// Applies a snapshot to a section, which is added if it is not there. The completion runs in a later transaction.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = places.snapshot
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Applies a snapshot to a section, and waits until the layout has been updated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  // MARK: Places

  /// The item at a place; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { places.item(at: indexPath) }
  /// The place of an item; nil if it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { places.place(of: itemIdentifier) }
  /// The section at a place; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { places.section(at: index) }
  /// The place of a section; nil if it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    places.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: The data source

  /// The number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { places.numberOfSections }

  /// The number of items of the snapshot in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    places.numberOfItems(inSection: section)
  }

  /// The cell that the provider makes; raises an exception if it makes none.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = places.item(at: indexPath) else { return UICollectionViewCell() }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      UncaughtException.noCell(for: "\(item)", at: indexPath, in: "collection view").raise()
      return UICollectionViewCell()
    }
    return cell
  }

  /// The view that the provider makes, or an empty one.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func isItemExpanded(at indexPath: IndexPath) -> Bool? {
    guard let (item, section) = place(indexPath), let outline = outlines[section] else { return nil }
    return outline.hasChildren(item) || outline.isExpanded(item) ? outline.isExpanded(item) : nil
  }

  func toggleItem(at indexPath: IndexPath) {
    guard let (item, section) = place(indexPath) else { return }
    var outline = snapshot(for: section)
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let below = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: below)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
    collectionView?.cellForItem(at: indexPath)?.setNeedsUpdateConfiguration()
  }

  private func place(_ indexPath: IndexPath) -> (item: ItemIdentifierType, section: SectionIdentifierType)? {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section) else {
      return nil
    }
    return (item, section)
  }
}
