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

  /// A table from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  private let tableStyle: Style

  open var style: UITableView.Style { tableStyle }
  open weak var dataSource: (any UITableViewDataSource)?

  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Looks

  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor? = .separator
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var cellLayoutMarginsFollowReadableWidth = false
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }
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

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Lets go of the cells; layout asks for them anew, and for all of them, as nothing is too far down to be seen here.
  open func reloadData() {
    for (indexPath, cell) in cells.sorted(by: { $0.key < $1.key }) {
      cell.removeFromSuperview()
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    }
    cells = [:]
    for view in sectionViews { view.removeFromSuperview() }
    sectionViews = []
    laidOutSections = 0
    selectedRows = []
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for section in 0..<numberOfSections {
      showViews(of: section)
      for row in 0..<numberOfRows(inSection: section) { showCell(at: IndexPath(row: row, section: section)) }
    }
  }

  private func showCell(at indexPath: IndexPath) {
    guard cells[indexPath] == nil, let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return }
    cells[indexPath] = cell
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    addSubview(cell)
  }

  // MARK: Headers and footers

  private var sectionViews: [UIView] = []
  private var laidOutSections = 0

  /// Shows the views that the delegate has for a section, once.
  private func showViews(of section: Int) {
    guard section >= laidOutSections, let delegate else { return }
    laidOutSections = section + 1
    if let header = delegate.tableView(self, viewForHeaderInSection: section) {
      delegate.tableView(self, willDisplayHeaderView: header, forSection: section)
      show(header)
    }
    if let footer = delegate.tableView(self, viewForFooterInSection: section) {
      delegate.tableView(self, willDisplayFooterView: footer, forSection: section)
      show(footer)
    }
  }

  private func show(_ sectionView: UIView) {
    sectionViews.append(sectionView)
    addSubview(sectionView)
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cells[indexPath]
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reloadData() }
  open func beginUpdates() {}
  open func endUpdates() {}

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {}

  // MARK: Cells by name

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var nibs: [String: UINib] = [:]

  /// Has cells of a name made by a nib; as there are no nibs here, whoever asks for one finds out.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nibs[identifier] = nib
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let nib = nibs[identifier] {
      return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
    }
    return cellClasses[identifier].map { UITableViewCell.make($0, reuseIdentifier: identifier) }
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    UncaughtException.unknownCell(identifier).raise()
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Selection

  private var selectedRows: [IndexPath] = []

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var indexPathForSelectedRow: IndexPath? { selectedRows.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

  private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Selects a row; the delegate hears only of what the user selects.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    if indexPath == nil || !allowsSeveral {
      for row in selectedRows where row != indexPath { deselectRow(at: row, animated: animated) }
    }
    guard let indexPath, !selectedRows.contains(indexPath) else { return }
    selectedRows.append(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedRows.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: Editing

  open var isEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }
}
