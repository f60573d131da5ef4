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
      collectionViewLayout.isPrepared = false
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

  /// The object that prepares items before they are shown. All items count as visible, so it is not called.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items are prepared before they appear; here all are visible.
  open var isPrefetchingEnabled = true
  /// When cells that changed their size are laid out again.
  open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled
  /// Whether there are changes that have not been applied.
  open var hasUncommittedUpdates: Bool { false }
  /// A view behind all items.
  open var backgroundView: UIView?

  // MARK: Items

  private var cells: [IndexPath: UICollectionViewCell] = [:]

  /// The number of sections that the data source has.
  open var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }

  /// The number of items that the data source has in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
  }

  /// The numbers of items of all sections, at the last layout.
  private(set) var shownCounts: [Int] = []
  /// The bounds at the last layout.
  var laidOutBounds: CGRect?
  private var elements: [ElementKey: UICollectionReusableView] = [:]
  /// The scroll views of the sections that scroll by themselves.
  var sectionScrollers: [Int: SectionScrollView] = [:]

  /// A supplementary view or a decoration view, which is made when it is first needed.
  func element(_ key: ElementKey, isDecoration: Bool) -> UICollectionReusableView? {
    if let known = elements[key] { return known }
    let made =
      isDecoration
      ? collectionViewLayout.decorationClasses[key.kind].map(UICollectionReusableView.make)
      : dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
    guard let made else { return nil }
    elements[key] = made
    addSubview(made)
    return made
  }

  /// Removes the supplementary and decoration views that the layout has no attributes for any more.
  func removeElements(besides used: Set<ElementKey>) {
    for (key, view) in elements where !used.contains(key) {
      view.removeFromSuperview()
      elements[key] = nil
    }
  }

  /// The view of a kind that the layout shows; nil if it shows none there.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    elements[ElementKey(kind: elementKind, indexPath: indexPath)]
  }

  /// The views of a kind that the layout shows, in the order of their places.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    elements.filter { $0.key.kind == elementKind }.sorted { $0.key.indexPath < $1.key.indexPath }.map(\.value)
  }

  /// The places of the views of a kind that the layout shows, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    elements.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
  }

  /// The attributes that the layout has for an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The attributes that the layout has for a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item at a point of the content; nil where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.filter { isAt(point, $0.value) }.keys.min()
  }

  /// Removes the cells. Layout asks for all of them again, because all items count as visible.
  open func reloadData() {
    for (indexPath, cell) in cells.sorted(by: { $0.key < $1.key }) { retire(cell, at: indexPath) }
    cells = [:]
    selectedItems = []
    removeElements(besides: [])
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// Removes the cells that have no new place. Layout asks for cells where there are none.
  func keepCells(_ newPlace: (IndexPath) -> IndexPath?) {
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for (place, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if let newPlace = newPlace(place) { kept[newPlace] = cell } else { retire(cell, at: place) }
    }
    for (place, cell) in kept { cell.item = place }
    cells = kept
    selectedItems = selectedItems.compactMap(newPlace)
    removeElements(besides: [])
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  private func retire(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    cell.item = nil
    cell.removeFromSuperview()
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    if let identifier = cell.name { unused[identifier, default: []].append(cell) }
  }

  /// The cell that is dequeued for its item again.
  private var reconfigured: UICollectionViewCell?

  /// Asks the data source to configure the cell of an item again.
  func reconfigureCell(at indexPath: IndexPath) {
    guard let cell = cells[indexPath] else { return }
    reconfigured = cell
    let filled = dataSource?.collectionView(self, cellForItemAt: indexPath)
    reconfigured = nil
    if filled !== cell { UncaughtException.reconfiguredOtherCell(at: indexPath).raise() }
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var counts: [Int] = []
    for section in 0..<shown(numberOfSections) {
      let count = shown(numberOfItems(inSection: section))
      for item in 0..<count { showCell(at: IndexPath(item: item, section: section)) }
      counts.append(count)
    }
    if counts != shownCounts { collectionViewLayout.isPrepared = false }
    shownCounts = counts
    applyLayout()
  }

  private func showCell(at indexPath: IndexPath) {
    guard cells[indexPath] == nil, let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else { return }
    cells[indexPath] = cell
    cell.item = indexPath
    delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    addSubview(cell)
    cell.updateConfigurationIfNeeded()
  }

  /// The cell of an item; nil if layout has not asked for it yet.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells[indexPath]
  }

  /// The item that a cell shows.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.item.flatMap { cells[$0] === cell ? $0 : nil }
  }

  /// All cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
  /// The items that have cells, in order.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  /// Takes new items in; all cells are made again.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Takes items out; all cells are made again.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Moves an item; all cells are made again.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Takes new sections in; all cells are made again.
  open func insertSections(_ sections: IndexSet) { reloadData() }
  /// Takes sections out; all cells are made again.
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  /// Moves a section; all cells are made again.
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Fills the present cells of items again.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths { reconfigureCell(at: indexPath) }
  }
  /// Shows sections again; all cells are made again.
  open func reloadSections(_ sections: IndexSet) { reloadData() }

  /// Makes several changes at once. The completion is called when the next animations have ended.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    layoutIfNeeded()
    if let completion { Transactions.later { completion(true) } }
  }

  /// Shows items again; all cells are made again.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  // MARK: Cells by name

  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  private var nibs: [String: UINib] = [:]
  /// The cells that were shown and are not, the first one first.
  private var unused: [String: [UICollectionViewCell]] = [:]

  /// Registers a nib for new cells with a reuse identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nibs[identifier] = nib
  }

  /// Registers a class for new cells with a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// A cell that is used again, else one of the class that is registered under a name; raises an exception if none is.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = reconfigured, cell.name == identifier { return cell }
    if let cell = unusedCell(identifier) { return cell }
    let cell: Any?
    if let nib = nibs[identifier] {
      cell = nib.instantiate(withOwner: nil).first { $0 is UICollectionViewCell }
    } else {
      cell = cellClasses[identifier].map(UICollectionViewCell.make)
      if cell == nil { UncaughtException.unknownItem(identifier).raise() }
    }
    let made = cell as? UICollectionViewCell ?? UICollectionViewCell()
    made.name = identifier
    return made
  }

  private func unusedCell(_ identifier: String) -> UICollectionViewCell? {
    guard let cell = unused[identifier]?.first else { return nil }
    unused[identifier]?.removeFirst()
    cell.isSelected = false
    cell.prepareForReuse()
    return cell
  }

  // MARK: Headers and footers by name

  private var supplementaryClasses: [SupplementaryName: UICollectionReusableView.Type] = [:]
  private var supplementaryNibs: [SupplementaryName: UINib] = [:]

  /// Registers a nib for supplementary views of a kind and a reuse identifier.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryNibs[SupplementaryName(kind: kind, identifier: identifier)] = nib
  }

  /// Registers a class for supplementary views of a kind and a reuse identifier.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let name = SupplementaryName(kind: elementKind, identifier: identifier)
    supplementaryClasses[name] = viewClass as? UICollectionReusableView.Type
  }

  /// A view of the class that is registered for a kind and a name; raises an exception if none is.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = SupplementaryName(kind: elementKind, identifier: identifier)
    let view: Any?
    if let nib = supplementaryNibs[name] {
      view = nib.instantiate(withOwner: nil).first { $0 is UICollectionReusableView }
    } else {
      view = supplementaryClasses[name].map(UICollectionReusableView.make)
      if view == nil { UncaughtException.unknownItem(identifier, ofKind: elementKind).raise() }
    }
    let made = view as? UICollectionReusableView ?? UICollectionReusableView()
    made.name = identifier
    return made
  }

  // MARK: Selection

  private var selectedItems: [IndexPath] = []

  /// Whether items are edited.
  open var isEditing = false {
    didSet { if oldValue != isEditing { for cell in visibleCells { cell.setNeedsUpdateConfiguration() } } }
  }
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
