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
    places = change.places
    change.show(in: collectionView)
    if let completion { Transactions.later(completion) }
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
    places = DiffableChange(from: places, to: snapshot).places
    collectionView?.reloadData()
    if let completion { Transactions.later(completion) }
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
