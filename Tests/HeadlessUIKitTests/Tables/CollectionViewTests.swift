import HeadlessUIKit
import Testing

@MainActor struct CollectionViewTests {
  private final class Grid: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Tile.self, forCellWithReuseIdentifier: "Tile")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      2
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
    }
  }

  private final class Tile: UICollectionViewCell {
    let label: UILabel

    override init(frame: CGRect) {
      label = UILabel(frame: frame)
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  @Test("A collection view controller makes its collection with its layout")
  func controllerMakesCollection() {
    let layout = UICollectionViewFlowLayout()
    let grid = Grid(collectionViewLayout: layout)
    #expect(grid.collectionView.collectionViewLayout === layout && layout.collectionView === grid.collectionView)
    #expect(grid.collectionView.dataSource === grid && grid.collectionView.delegate === grid)
  }

  @Test("A registered cell class is initialised by its own initialiser")
  func registeredCells() throws {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    grid.collectionView.layoutIfNeeded()
    let cells = grid.collectionView.visibleCells.compactMap { $0 as? Tile }
    #expect(cells.count == 2)
    #expect(cells.allSatisfy { $0.label.superview === $0.contentView && $0.reuseIdentifier == "Tile" })
  }

  @Test("One item is selected")
  func selection() {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let items = [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)]
    for item in items { grid.collectionView.selectItem(at: item, animated: false, scrollPosition: []) }
    #expect(grid.collectionView.indexPathsForSelectedItems == [items[1]])
  }
}
