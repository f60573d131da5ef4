/// A controller of several controllers side by side.
@MainActor open class UISplitViewController: UIViewController {
  /// A controller of columns.
  public init(style: UISplitViewController.Style) {
    columnStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of two controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    columnStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    columnStyle = .unspecified
    super.init(coder: coder)
  }

  private let columnStyle: Style

  open var style: UISplitViewController.Style { columnStyle }
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether there is room for one controller only; a test says so, for nothing here knows how wide the screen is.
  open package(set) var isCollapsed = false {
    didSet { if isCollapsed != oldValue { collapseOrExpand() } }
  }
  open var displayMode: UISplitViewController.DisplayMode { shownMode }
  open var preferredDisplayMode = UISplitViewController.DisplayMode.automatic
  open var preferredSplitBehavior = UISplitViewController.SplitBehavior.automatic
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension

  // MARK: What is there

  private lazy var members = ContainerMembers(of: self)
  private lazy var sight = ContainerSight(of: self, will: .leavingFirst, did: .leavingFirst)

  open var viewControllers: [UIViewController] {
    get { isCollapsed && columnStyle == .unspecified ? columnsInSight : members.all }
    set { exchange(for: newValue) }
  }

  private func exchange(for controllers: [UIViewController]) {
    members.change(to: controllers)
    updateSight()
  }

  private func updateSight() {
    sight.update { [self] in
      guard sight.isAtRest else { return }
      members.endLeaving()
      members.endJoining()
    }
  }

  // MARK: What is on the screen

  /// What is shown where there is room for one controller only.
  private var topColumn = Column.secondary
  private var hiddenColumns: Set<Column> = []

  override var childrenInSight: [UIViewController]? { columnsInSight }

  private var columnsInSight: [UIViewController] {
    switch (columnStyle, isCollapsed) {
    case (.unspecified, false): members.all
    case (.unspecified, true): [topColumn == .primary ? members.all.first : members.all.last].compactMap(\.self)
    case (_, false): sideColumns.filter { !hiddenColumns.contains($0) }.compactMap(columns.shown) + secondaryInSight
    case (_, true): [columns.shown(in: topColumn) ?? columns.shown(in: columns.top)].compactMap(\.self)
    }
  }

  private var sideColumns: [Column] { [.primary, .supplementary] }
  private var secondaryInSight: [UIViewController] { [columns.shown(in: .secondary)].compactMap(\.self) }

  override func placeVisibleChildren() {
    for child in sight.settle() { place(child) }
  }

  private func collapseOrExpand() {
    if isCollapsed { topColumn = askForTopColumn() }
    updateSight()
  }

  private func askForTopColumn() -> Column {
    if columnStyle != .unspecified {
      let proposal = columns.top
      return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposal) ?? proposal
    }
    guard let primary = members.all.first, let secondary = members.all.last, primary !== secondary else {
      return .secondary
    }
    let isDone = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary)
    return isDone == true ? .primary : .secondary
  }

  // MARK: Columns

  private var columns = SplitColumns()

  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    guard columns[column] !== vc else { return }
    if vc is UITabBarController, column == .primary || column == .supplementary {
      return UncaughtException.tabsInSideColumn.raise()
    }
    columns[column] = vc
    exchange(for: columns.all)
  }

  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    columns[column]
  }

  open func show(_ column: UISplitViewController.Column) {
    hiddenColumns.remove(column)
    if isCollapsed { topColumn = column }
    updateSight()
  }

  open func hide(_ column: UISplitViewController.Column) {
    hiddenColumns.insert(column)
    updateSight()
  }

  private var shownMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    let isTwo = columnStyle == .tripleColumn && !hiddenColumns.contains(.supplementary)
    if hiddenColumns.contains(.primary) { return isTwo ? .oneBesideSecondary : .secondaryOnly }
    return isTwo ? .twoBesideSecondary : .oneBesideSecondary
  }

  // MARK: Showing

  /// Shows a controller in place of the primary one; columns are stacks, and so is what is left when they collapse, and
  /// a stack has it pushed.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if columnStyle == .unspecified, !isCollapsed {
      viewControllers = [vc] + viewControllers.dropFirst()
    } else if let stack = columnsInSight.first as? UINavigationController {
      stack.takeOnTop(vc)
    } else {
      present(vc, animated: true)
    }
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed {
      show(vc, sender: sender)
    } else if columnStyle == .unspecified {
      viewControllers = Array(viewControllers.prefix(1)) + [vc]
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  package override var implementedActions: Set<Selector> {
    super.implementedActions.union([.show, .showDetail])
  }
}
