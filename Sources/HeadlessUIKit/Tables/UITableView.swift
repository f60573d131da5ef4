/// A scroll view that shows rows in sections.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// A table of the given style.
  public init(frame: CGRect, style: UITableView.Style) {
    tableStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// A plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes a table without reading the archive.
  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  private let tableStyle: Style

  /// The appearance of the table.
  open var style: UITableView.Style { tableStyle }
  /// The data source of the rows.
  open weak var dataSource: (any UITableViewDataSource)?

  /// The delegate for actions of the user.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Looks

  /// The height of rows, unless the delegate returns another.
  open var rowHeight = UITableView.automaticDimension
  /// The estimated height of self-sizing rows.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of headers.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The estimated height of headers.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of footers.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The separator between two rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the separator between two rows.
  open var separatorColor: UIColor? = .separator
  /// The insets of the separator.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The reference of the separator insets.
  open var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  /// The space above the header of a section.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// Whether content views stay within the safe area.
  open var insetsContentViewsToSafeArea = true
  /// The number of rows at which the section index appears.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The text colour of the section index.
  open var sectionIndexColor: UIColor?
  /// The background colour of the section index.
  open var sectionIndexBackgroundColor: UIColor?
  /// The background colour of the section index while touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Whether rows are no wider than can be read with ease.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// A view above all rows.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }
  /// A view below all rows.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }
  /// A view behind all rows.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  // MARK: Rows

  private var cells: [IndexPath: UITableViewCell] = [:]

  /// The number of sections that the data source has.
  open var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }

  /// The number of rows that the data source has in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
  }

  /// Removes the cells. Layout asks for all of them again, because all rows count as visible.
  open func reloadData() {
    for (indexPath, cell) in cells.sorted(by: { $0.key < $1.key }) { retire(cell, at: indexPath) }
    cells = [:]
    sectionViews.removeAll()
    laidOutSections = 0
    selectedRows = []
    setNeedsLayout()
  }

  /// Removes the cells without a new place and the views of sections. Layout asks for missing views.
  func keepCells(_ newPlace: (IndexPath) -> IndexPath?) {
    var kept: [IndexPath: UITableViewCell] = [:]
    for (place, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if let newPlace = newPlace(place) { kept[newPlace] = cell } else { retire(cell, at: place) }
    }
    cells = kept
    selectedRows = selectedRows.compactMap(newPlace)
    sectionViews.removeAll()
    laidOutSections = 0
    setNeedsLayout()
  }

  private func retire(_ cell: UITableViewCell, at indexPath: IndexPath) {
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    if cell.isMadeByTable, let identifier = cell.reuseIdentifier { unused[identifier, default: []].append(cell) }
  }

  /// The cell that is dequeued for its row again.
  private var reconfigured: UITableViewCell?

  /// Asks the data source to configure the cell of a row again.
  func reconfigureCell(at indexPath: IndexPath) {
    guard let cell = cells[indexPath] else { return }
    reconfigured = cell
    let filled = dataSource?.tableView(self, cellForRowAt: indexPath)
    reconfigured = nil
    if filled !== cell { UncaughtException.reconfiguredOtherCell(at: indexPath).raise() }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var counts: [Int] = []
    for section in 0..<shown(numberOfSections) {
      showViews(of: section)
      let count = shown(numberOfRows(inSection: section))
      for row in 0..<count { showCell(at: IndexPath(row: row, section: section)) }
      counts.append(count)
    }
    placeRows(counts, cells, sectionViews)
  }

  /// The frames of headers, rows and footers in the last layout.
  var rowGeometry = RowGeometry(width: 0, side: 0)

  private func laidOutGeometry() -> RowGeometry {
    layoutIfNeeded()
    return rowGeometry
  }

  /// The frame of a row; zero if there is none.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { laidOutGeometry().rows[indexPath] ?? .zero }
  /// The frame of a section's header; zero if there is none.
  open func rectForHeader(inSection section: Int) -> CGRect { laidOutGeometry().headers[section] ?? .zero }
  /// The frame of a section's footer; zero if there is none.
  open func rectForFooter(inSection section: Int) -> CGRect { laidOutGeometry().footers[section] ?? .zero }
  /// The frame of a section with its header and footer; zero if there is none.
  open func rect(forSection section: Int) -> CGRect {
    let sections = laidOutGeometry().sections
    return sections.indices.contains(section) ? sections[section] : .zero
  }
  /// The row at a point of the content; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    bounds.width > 0 && point.x >= 0 && point.x < bounds.width ? laidOutGeometry().row(at: point.y) : nil
  }
  /// The rows in a rectangle of the content, in order.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    laidOutGeometry().rows.filter { $0.value.minY < rect.maxY && rect.minY < $0.value.maxY }.keys.sorted()
  }

  private func showCell(at indexPath: IndexPath) {
    guard cells[indexPath] == nil, let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return }
    cells[indexPath] = cell
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    addSubview(cell)
  }

  // MARK: Headers and footers

  private var sectionViews = SectionViews()
  private var laidOutSections = 0

  /// Shows the views that the delegate has for a section, once.
  private func showViews(of section: Int) {
    guard section >= laidOutSections, let delegate else { return }
    laidOutSections = section + 1
    if let header = delegate.tableView(self, viewForHeaderInSection: section) {
      delegate.tableView(self, willDisplayHeaderView: header, forSection: section)
      sectionViews[header: section] = header
      addSubview(header)
    }
    if let footer = delegate.tableView(self, viewForFooterInSection: section) {
      delegate.tableView(self, willDisplayFooterView: footer, forSection: section)
      sectionViews[footer: section] = footer
      addSubview(footer)
    }
  }

  /// The header of a section, if it is of the class that tables use again; nil if layout has not asked for it yet.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[header: section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is of that class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[footer: section] as? UITableViewHeaderFooterView
  }

  /// Registers a nib for headers and footers with a reuse identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViews.register(nib, identifier)
  }

  /// Registers a class for headers and footers with a reuse identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViews.register(aClass, identifier)
  }

  /// A header or footer that is used again, else one of the class that is registered under a name; nil if none is.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    sectionViews.dequeue(identifier)
  }

  // MARK: Visible cells

  /// The cell of a row; nil if layout has not asked for it yet.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cells[indexPath]
  }

  /// The row that a cell shows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// All cells, in the order of their rows.
  open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
  /// The rows that have cells, in order.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  /// Takes new rows in; all cells are made again.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
  /// Takes rows out; all cells are made again.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
  /// Shows rows again; all cells are made again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
  /// Takes new sections in; all cells are made again.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reloadData() }
  /// Takes sections out; all cells are made again.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reloadData() }
  /// Shows sections again; all cells are made again.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reloadData() }
  /// Begins a group of changes; each takes effect at once.
  open func beginUpdates() {}
  /// Ends a group of changes.
  open func endUpdates() {}

  /// Makes a group of changes; the completion follows at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  /// Scrolls to a row; all rows have cells here, wherever the content is.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    let row = rectForRow(at: indexPath)
    guard row.height > 0 else { return }
    let top = verticalAxis.offset(showing: row.minY, row.maxY, at: scrollPosition.place)
    setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: animated)
  }

  // MARK: Cells by name

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var nibs: [String: UINib] = [:]
  /// The cells that were shown and are not, the first one first.
  private var unused: [String: [UITableViewCell]] = [:]

  /// Registers a nib for new cells with a reuse identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nibs[identifier] = nib
  }

  /// Registers a class for new cells with a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A cell that is used again, else one of the class that is registered under a name; nil if none is.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = unusedCell(identifier) { return cell }
    if let nib = nibs[identifier] {
      let cell = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
      cell?.isMadeByTable = true
      return cell
    }
    guard let cellClass = cellClasses[identifier] else { return nil }
    let cell = UITableViewCell.make(cellClass, reuseIdentifier: identifier)
    cell.isMadeByTable = true
    return cell
  }

  private func unusedCell(_ identifier: String) -> UITableViewCell? {
    guard let cell = unused[identifier]?.first else { return nil }
    unused[identifier]?.removeFirst()
    cell.setSelected(false, animated: false)
    cell.prepareForReuse()
    return cell
  }

  /// A cell of the class that is registered under a name; raises an exception if none is.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    UncaughtException.unknownCell(identifier).raise()
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Selection

  private var selectedRows: [IndexPath] = []

  /// Whether the user can select rows.
  open var allowsSelection = true
  /// Whether the user can select more than one row.
  open var allowsMultipleSelection = false
  /// Whether the user can select rows while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can then select more than one row.
  open var allowsMultipleSelectionDuringEditing = false
  /// The row that was selected first.
  open var indexPathForSelectedRow: IndexPath? { selectedRows.first }
  /// The selected rows; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

  private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Selects a row; the delegate is called only if the user selects.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    if indexPath == nil || !allowsSeveral {
      for row in selectedRows where row != indexPath { deselectRow(at: row, animated: animated) }
    }
    guard let indexPath, !selectedRows.contains(indexPath) else { return }
    selectedRows.append(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
  }

  /// Takes a row out of the selection; the delegate is called only if the user does it.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedRows.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: Prefetching and sizes

  /// The object that prepares rows before they are shown. All rows count as visible, so it is not called.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows are prepared before they are shown.
  open var isPrefetchingEnabled = true
  /// When cells that changed their size are laid out again.
  open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled
  /// The height of empty rows below the last one.
  open var fillerRowHeight: CGFloat = 0
  /// The effect of the separators.
  open var separatorEffect: UIVisualEffect?
  /// Whether a row with the focus is selected; there is no focus here.
  open var selectionFollowsFocus = false
  /// Whether there are changes that have not been applied.
  open var hasUncommittedUpdates: Bool { false }

  /// Fills the present cells of rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths { reconfigureCell(at: indexPath) }
  }
  /// Moves a row; all cells are made again.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Moves a section; all cells are made again.
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Scrolls to the selected row that is the first one.
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    if let row = indexPathsForSelectedRows?.min() { scrollToRow(at: row, at: scrollPosition, animated: animated) }
  }

  // MARK: Editing

  /// Whether the table is edited.
  open var isEditing = false

  /// Begins or ends editing, which ends the selection of rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing != isEditing {
      for row in selectedRows { deselectRow(at: row, animated: animated) }
    }
    isEditing = editing
  }
}
