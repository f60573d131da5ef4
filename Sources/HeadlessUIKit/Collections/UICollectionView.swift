/// A scroll view that shows items in sections, laid out in any way.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// A collection with the given layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a collection without reading the archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The layout, which positions the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }

  /// Replaces the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// The data source of the items.
  open weak var dataSource: (any UICollectionViewDataSource)?

  /// The delegate for actions of the user.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// Whether items are prepared before they appear; here all are visible.
  open var isPrefetchingEnabled = true
  /// A view behind all items.
  open var backgroundView: UIView?

  // MARK: Items

  private var cells: [IndexPath: UICollectionViewCell] = [:]

  /// How many sections the data source has.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many items the data source has in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Removes the cells. Layout asks for all of them again, because all items count as visible.
  open func reloadData() {
    for (indexPath, cell) in cells.sorted(by: { $0.key < $1.key }) {
      cell.removeFromSuperview()
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    }
    cells = [:]
    selectedItems = []
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for section in 0..<numberOfSections {
      for item in 0..<numberOfItems(inSection: section) { showCell(at: IndexPath(item: item, section: section)) }
    }
  }

  private func showCell(at indexPath: IndexPath) {
    guard cells[indexPath] == nil, let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else { return }
    cells[indexPath] = cell
    delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    addSubview(cell)
  }

  /// The cell of an item; nil if layout has not asked for it yet.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells[indexPath]
  }

  /// The item that a cell shows.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// All cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
  /// The items that have cells, in order.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  /// Takes new items in; all cells are made again.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Takes items out; all cells are made again.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Shows items again; all cells are made again.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  // MARK: Cells by name

  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  private var nibs: [String: UINib] = [:]

  /// Has cells of a name made by a nib; there are no nibs here, so asking for one raises.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nibs[identifier] = nib
  }

  /// Has cells of a name made by a class.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// A cell of the class that is registered under a name; raises an exception if none is.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = nibs[identifier] == nil ? cellClasses[identifier].map(UICollectionViewCell.make) : nil
    if let nib = nibs[identifier] {
      _ = nib.instantiate(withOwner: nil)
    } else if cell == nil {
      UncaughtException.unknownItem(identifier).raise()
    }
    let made = cell ?? UICollectionViewCell()
    made.name = identifier
    return made
  }

  // MARK: Selection

  private var selectedItems: [IndexPath] = []

  /// Whether the user can select items.
  open var allowsSelection = true
  /// Whether the user can select more than one item.
  open var allowsMultipleSelection = false
  /// Whether the user can select items while the collection is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can then select more than one item.
  open var allowsMultipleSelectionDuringEditing = false
  /// The selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedItems }

  /// Selects an item; the delegate is called only if the user selects.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection {
      for item in selectedItems where item != indexPath { deselectItem(at: item, animated: animated) }
    }
    guard let indexPath, !selectedItems.contains(indexPath) else { return }
    selectedItems.append(indexPath)
    cells[indexPath]?.isSelected = true
  }

  /// Takes an item out of the selection; the delegate is called only if the user does it.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedItems.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }
}
