/// A data source of a table that has the items of a snapshot.
///
/// Cells of items that stay are kept, wherever the items move to. A subclass can have titles of sections and edit rows.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The animation of inserted and deleted rows.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic
  private let cellProvider: CellProvider
  private weak var tableView: UITableView?
  private var places = DiffablePlaces(NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>())

  /// Makes itself the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// The snapshot of the table.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { places.snapshot }

  /// Applies a snapshot to the table. The completion runs in a later transaction.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let change = DiffableChange(from: places, to: snapshot)
    places = change.places
    change.show(in: tableView)
    if let completion { Transactions.later(completion) }
  }

  /// Applies a snapshot to the table, and waits until its layout has been updated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Applies a snapshot to the table with new cells. The completion runs in a later transaction.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    places = DiffableChange(from: places, to: snapshot).places
    tableView?.reloadData()
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
  open func numberOfSections(in tableView: UITableView) -> Int { places.numberOfSections }

  /// The number of items of the snapshot in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.numberOfItems(inSection: section)
  }

  /// The cell that the provider makes; raises an exception if it makes none.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = places.item(at: indexPath) else { return UITableViewCell() }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      UncaughtException.noCell(for: "\(item)", at: indexPath, in: "table view").raise()
      return UITableViewCell()
    }
    return cell
  }

  /// No title.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// No title.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Lets no row be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Lets no row be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// No index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section at the place of its title.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
