import HeadlessUIKit
import Testing

@MainActor struct ReuseTests {
  private final class Card: UITableViewCell {
    var preparations = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  private final class Tile: UICollectionViewCell {
    var preparations = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  private final class Header: UICollectionReusableView {
    let label: UILabel

    override init(frame: CGRect) {
      label = UILabel(frame: frame)
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 2

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "Card", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
    }
  }

  private let source = Source()

  @Test("A table uses the cells that it made again, after prepareForReuse, and makes those that are missing")
  func cellsOfATable() throws {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(Card.self, forCellReuseIdentifier: "Card")
    table.dataSource = source
    table.layoutIfNeeded()
    let first = table.visibleCells.compactMap { $0 as? Card }
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    source.count = 3
    table.reloadData()
    table.layoutIfNeeded()
    let second = table.visibleCells.compactMap { $0 as? Card }
    #expect(first.count == 2 && second.count == 3)
    #expect(second.map(\.preparations) == [1, 1, 0])
    #expect(second[0] === first[0] && second[1] === first[1] && !second[0].isSelected)
  }

  @Test("A table keeps no cell that code made")
  func cellsOfCode() {
    let table = UITableView(frame: .zero, style: .plain)
    let cell = table.dequeueReusableCell(withIdentifier: "Card")
    #expect(cell == nil)
  }

  @Test("A table uses the headers and footers that it made again, and has them by section")
  func headersAndFooters() throws {
    let controller = BandController(style: .plain)
    controller.tableView.register(Band.self, forHeaderFooterViewReuseIdentifier: "Band")
    controller.view.layoutIfNeeded()
    let table = try #require(controller.tableView)
    let header = try #require(table.headerView(forSection: 0) as? Band)
    let footer = try #require(table.footerView(forSection: 1) as? Band)
    #expect(header !== footer && header.reuseIdentifier == "Band" && header.preparations == 0)
    #expect(header.contentView.superview === header && header.superview === table)
    #expect(table.headerView(forSection: 1) == nil && table.footerView(forSection: 0) == nil)
    table.reloadData()
    #expect(header.superview == nil && table.headerView(forSection: 0) == nil)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) === header && header.preparations == 1)
    #expect(table.footerView(forSection: 1) === footer)
  }

  @Test("A table makes no header of a name that nothing is registered under, and a nib replaces a class")
  func unknownHeaders() throws {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Band") == nil)
    table.register(Band.self, forHeaderFooterViewReuseIdentifier: "Band")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Band") is Band)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Band")
    #expect(try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "Band")) is Band == false)
    table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "Band")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Band") == nil)
  }

  @Test("A collection uses the cells that it made again")
  func cellsOfACollection() {
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(Tile.self, forCellWithReuseIdentifier: "Tile")
    grid.dataSource = source
    grid.layoutIfNeeded()
    let first = grid.visibleCells
    grid.reloadData()
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.compactMap { ($0 as? Tile)?.preparations } == [1, 1])
    #expect(zip(first, grid.visibleCells).allSatisfy { $0 === $1 })
  }

  @Test("A collection makes views beside its cells by kind and name")
  func supplementaryViews() {
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let kind = UICollectionView.elementKindSectionHeader
    grid.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Season")
    let view = grid.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Season", for: IndexPath(item: 0, section: 0))
    #expect(view is Header && view.reuseIdentifier == "Season")
  }
}

private final class Band: UITableViewHeaderFooterView {
  var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

/// A header above the first section, and a footer below the second.
private final class BandController: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    section == 0 ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "Band") : nil
  }

  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    section == 1 ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "Band") : nil
  }
}
