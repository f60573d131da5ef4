import HeadlessUIKit
import HeadlessUIKitTesting
import TestBasics
import Testing

/// Data sources of snapshots, in collections and in tables.
@MainActor struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A cell that says how often it was filled.
  private final class Number: UICollectionViewCell {
    var numbers: [Int] = []
  }

  private final class Numbers: UICollectionViewController {
    var made: [Int] = []
    var titles: [String] = []
    lazy var source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collectionView) {
      [unowned self] collectionView, place, number in
      guard number >= 0 else { return nil }
      self.made.append(number)
      return collectionView.dequeueConfiguredReusableCell(using: self.registration, for: place, item: number)
    }
    let registration = UICollectionView.CellRegistration<Number, Int> { cell, _, number in cell.numbers.append(number) }

    override func viewDidLoad() {
      super.viewDidLoad()
      let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { [unowned self] _, _, place in titles.append(source.sectionIdentifier(for: place.section) ?? "?") }
      source.supplementaryViewProvider = { collectionView, _, place in
        collectionView.dequeueConfiguredReusableSupplementary(using: header, for: place)
      }
    }
  }

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func collection() -> (Numbers, HeadlessApp) {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let numbers = Numbers(collectionViewLayout: layout)
    return (numbers, HeadlessApp(root: numbers))
  }

  @Test("B-01: A collection shows the items of the snapshot that was applied last")
  func collections() {
    let (numbers, app) = collection()
    #expect(numbers.collectionView.dataSource === numbers.source && numbers.source.snapshot().numberOfItems == 0)
    numbers.source.apply(snapshot(["a": [1, 2], "b": [3]]))
    app.flush()
    #expect(numbers.collectionView.numberOfSections == 2 && numbers.collectionView.visibleCells.count == 3)
    #expect(numbers.titles == ["a", "b"])
    #expect(numbers.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 2)
    #expect(numbers.source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
    #expect(
      numbers.source.indexPath(for: 3) == IndexPath(item: 0, section: 1) && numbers.source.indexPath(for: 9) == nil)
    #expect(numbers.source.index(for: "b") == 1 && numbers.source.sectionIdentifier(for: 2) == nil)
  }

  @Test("B-02: The cell of an item that stays is kept, wherever it moves to, and so is its selection")
  func kept() throws {
    let (numbers, app) = collection()
    numbers.source.apply(snapshot(["a": [1, 2], "b": [3]]))
    app.flush()
    let first = try #require(numbers.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    numbers.collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    numbers.source.apply(snapshot(["b": [4, 3, 1], "a": []]))
    app.flush()
    #expect(numbers.made == [1, 2, 3, 4])
    #expect(numbers.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)) === first)
    #expect(numbers.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(numbers.collectionView.visibleCells.count == 3)
    // The cell of 2 was used again for 4.
    #expect((numbers.collectionView.visibleCells.first as? Number)?.numbers == [2, 4])
    numbers.source.applySnapshotUsingReloadData(snapshot(["b": [1]]))
    app.flush()
    #expect(numbers.made == [1, 2, 3, 4, 1])
  }

  @Test("B-03: A reloaded item gets another cell, a reconfigured one is filled again")
  func reloaded() throws {
    let (numbers, app) = collection()
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    numbers.source.apply(snapshot)
    app.flush()
    let second = try #require(numbers.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? Number)
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reconfiguredItemIdentifiers == [2] && snapshot.reloadedSectionIdentifiers == ["b"])
    numbers.source.apply(snapshot)
    app.flush()
    #expect(numbers.made == [1, 2, 3, 2, 3] && second.numbers == [2, 2])
    #expect(numbers.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) === second)
    // What is to be shown again was, and is not kept.
    #expect(numbers.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    snapshot = numbers.source.snapshot()
    snapshot.reloadItems([1])
    numbers.source.apply(snapshot)
    app.flush()
    #expect(numbers.made == [1, 2, 3, 2, 3, 1])
  }

  @Test("B-06: A provider that makes no cell raises an exception")
  func withoutCell() {
    let (numbers, app) = collection()
    let raised = exceptions {
      numbers.source.apply(snapshot(["a": [-1]]))
      app.flush()
    }
    #expect(raised.first?.reason.contains("returned nil") == true && raised.first?.reason.contains("-1") == true)
  }

  @Test("B-07: The completion runs when the changes have been made, in a later transaction")
  func completions() async {
    let (numbers, app) = collection()
    var counts: [Int] = []
    numbers.source.apply(snapshot(["a": [1, 2]])) { counts.append(numbers.collectionView.visibleCells.count) }
    #expect(counts == [])
    app.flush()
    #expect(counts == [2])
    await numbers.source.apply(snapshot(["a": [1]]))
    #expect(numbers.source.snapshot().itemIdentifiers == [1])
  }

  // MARK: Tables

  private final class Rows: UITableViewController {
    var made: [Int] = []
    lazy var source = Titled(tableView: tableView) { [unowned self] table, place, number in
      self.made.append(number)
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: place)
      cell.textLabel?.text = "\(number)"
      return cell
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
  }

  private final class Titled: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
  }

  @Test("B-08: A table does the same, and a subclass of its data source has titles")
  func tables() throws {
    let rows = Rows(style: .grouped)
    let app = HeadlessApp(root: rows)
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    rows.source.apply(snapshot)
    app.flush()
    #expect(rows.tableView.dataSource === rows.source && rows.tableView.visibleCells.count == 3)
    #expect(rows.source.tableView(rows.tableView, titleForHeaderInSection: 1) == "b")
    let second = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    rows.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    snapshot.moveItem(2, afterItem: 3)
    snapshot.deleteItems([1])
    snapshot.reconfigureItems([2])
    rows.source.apply(snapshot, animatingDifferences: false)
    app.flush()
    #expect(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 1)) === second)
    #expect(rows.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
    #expect(rows.made == [1, 2, 3, 2] && rows.tableView.numberOfRows(inSection: 0) == 0)
    try app.selectRow(at: IndexPath(row: 0, section: 1))
  }

  @Test("Applying a snapshot of four times as many items takes about four times as long")
  func speed() {
    let growth = ProcessorTime.growth(from: 500, below: 8) { count in
      let (numbers, app) = collection()
      let all = snapshot(["a": Array(0..<count)])
      numbers.source.apply(all)
      app.flush()
      return {
        var changed = all
        changed.deleteItems(Array(stride(from: 0, to: count, by: 2)))
        changed.appendItems(Array(count..<count + count / 2))
        for snapshot in [changed, all] {
          numbers.source.apply(snapshot)
          app.flush()
        }
      }
    }
    #expect(growth < 8)
  }
}
